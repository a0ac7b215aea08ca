func mockedBullets() -> [Bullet] {
  [Bullet(title: "Mocked")]  // expected-warning {{text 'Mocked' that 'Bullet' gets is shown without its German translation [bypassed-translation: seen-by-developers]}}
}
