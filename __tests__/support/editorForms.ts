import { z } from "zod";
import { editorConfig } from "../../tools/editor/editorConfig";

export interface FormField {
  name: string;
  widget: string;
  required?: boolean | undefined;
  default?: unknown;
  multiple?: boolean | undefined;
  fields?: FormField[] | undefined;
  types?: { name: string; fields: FormField[] }[] | undefined;
  typeKey?: string | undefined;
}
const formSchema: z.ZodType<FormField[]> = z.lazy(() =>
  z.array(
    z.looseObject({
      name: z.string(),
      widget: z.string(),
      fields: formSchema.optional(),
      types: z.array(z.looseObject({ name: z.string(), fields: formSchema })).optional(),
    }),
  ),
);
const collectionSchema = z.looseObject({
  format: z.string().optional(),
  fields: formSchema.optional(),
  files: z.array(z.looseObject({ format: z.string(), fields: formSchema })).optional(),
});

export const forms = new Map(
  z
    .array(collectionSchema)
    .parse(editorConfig.collections)
    .flatMap(({ files, ...collection }) => files ?? [collection])
    .map(({ format = "", fields = [] }) => [format, fields] as const),
);
