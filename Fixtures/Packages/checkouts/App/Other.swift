let row = Row("Outbox")  // expect: key="Outbox"
