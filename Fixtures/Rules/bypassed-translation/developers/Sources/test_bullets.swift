func testBullets() {
  _ = Bullet(title: "Tested")  // expected-warning {{text 'Tested' that 'Bullet' gets is shown without its German translation [bypassed-translation: seen-by-developers]}}
}
