import { onCreateWebpackConfig } from "../../../gatsby/onCreateWebpackConfig";

type Args = Parameters<typeof onCreateWebpackConfig>[0];
const isArgs = (value: object): value is Args => "stage" in value;

test("the renderer's constants hold no environment variable that pages don't read", () => {
  const env = { NODE_ENV: "production", GATSBY_SITE_MODE: "staging", BUILD_NUMBER: "7" };
  jest.replaceProperty(process, "env", { ...process.env, ...env });
  const names = ["process.env", ...Object.keys(env).map((name) => `process.env.${name}`)];
  const plugin = { definitions: Object.fromEntries(names.map((name) => [name, '""'])) };
  const args = {
    stage: "build-html",
    actions: { setWebpackConfig: jest.fn() },
    plugins: { define: jest.fn() },
    getConfig: () => ({ plugins: [plugin, undefined] }),
  };
  if (isArgs(args)) onCreateWebpackConfig(args);
  expect(Object.keys(plugin.definitions)).toEqual(names.slice(0, 3));
});
