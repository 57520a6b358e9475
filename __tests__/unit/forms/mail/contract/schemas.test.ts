import {
  contactSchema,
  subscriptionSchema,
  unsubscriptionSchema,
} from "../../../../../src/forms/mail/contract/schemas";

const name = "Hans";
const contact = { name, message: "Hello", privacy: true, marketing: true };
const ticks = { privacy: true, marketing: true };

it.each([
  ["hans@bücher.example", "hans@xn--bcher-kva.example"],
  [" hans@BÜCHER.example ", "hans@xn--bcher-kva.example"],
  ["hans.o'x@пример.example", "hans.o'x@xn--e1afmkfd.example"],
  ["hans@例え。テスト", "hans@xn--r8jz45g.xn--zckzah"],
  ["hans@ｅｘａｍｐｌｅ.org", "hans@example.org"],
  ["Hans@Example.org", "Hans@Example.org"],
])("the address %s is sent as %s, which every form accepts", async (typed, sent) => {
  expect((await contactSchema.validate({ ...contact, email: typed })).email).toBe(sent);
  expect((await unsubscriptionSchema.validate({ email: typed })).email).toBe(sent);
  const subscription = { subscriber: { name, email: typed }, ...ticks };
  expect((await subscriptionSchema.validate(subscription)).subscriber.email).toBe(sent);
});

it.each([
  "hans@bü cher.example",
  "hans@ü/x.example",
  "hans@ü@x.example",
  "ü",
  "hans@-ü.%",
  "@ü.de",
])("the address %s is unchanged, and only the contact form accepts it", async (email) => {
  expect((await contactSchema.validate({ ...contact, email })).email).toBe(email);
  await expect(unsubscriptionSchema.validate({ email })).rejects.toThrow(/address like/);
});
