/** The field names of a form's schema: the login form has "email" and "password". */
import * as z from 'zod'

export function fieldNames(schema: z.core.$ZodType): string[] {
	if (schema instanceof z.ZodObject) return Object.keys(schema.shape)
	if (schema instanceof z.ZodUnion) return schema.options.flatMap(fieldNames)
	if (schema instanceof z.ZodPipe) return [schema.in, schema.out].flatMap(fieldNames)
	return []
}
