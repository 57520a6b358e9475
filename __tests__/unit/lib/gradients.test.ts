import { backgroundClasses, numberedGradient } from "../../../src/lib/gradients";

test.each([
  ["text_analytics", "gradient_1"],
  ["nlp-pipeline", "gradient_7"],
  ["wordatlas", "gradient_2"],
])("%s is a gradient of its own name and look (SOL-11, CON-05)", (name, gradient) => {
  expect(backgroundClasses(name)).toBe(`${name} ${gradient}`);
  expect(numberedGradient(name)).toBe(gradient);
});

test.each(["gradient_1", "constructor"])("%s has no other name", (name) => {
  expect(backgroundClasses(name)).toBe(name);
  expect(numberedGradient(name)).toBe(name);
});
