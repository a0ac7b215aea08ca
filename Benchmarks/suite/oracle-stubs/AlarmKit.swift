public enum AlarmPresentation {}
