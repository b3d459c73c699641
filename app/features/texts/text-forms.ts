/** The forms of own texts, as their actions read them. */
import * as z from 'zod'
import { parseJson } from '#app/domain/json.ts'
import { paragraphTimesSchema } from '#app/domain/texts/paragraph-times-schema.ts'

const partSchema = z.object({
	title: z.string(),
	text: z.string(),
	times: paragraphTimesSchema.optional(),
})

/** Chapters of a file, as JSON. */
const partsField = z.string().transform(parseJson).pipe(z.array(partSchema))

/** The file that was typed into the form, as it was before it was changed there. */
const typedFileField = z.string().transform(parseJson).pipe(partSchema)

/** The fields of every form of a new text. A file's chapters take the place of its text. */
const newTextFields = {
	/** The form's, so that one sent twice makes one text. */
	id: z.string().default(''),
	title: z.string().default(''),
	tags: z.string().default(''),
	text: z.string().default(''),
	/** `on`: lines that end inside of sentences are joined. */
	joinLines: z.string().default(''),
	parts: partsField.optional(),
	typedFile: typedFileField.optional(),
}

/** A draft fills the form of a new text, and is not kept. What other apps share names no intent. */
export const newTextForm = z.discriminatedUnion('intent', [
	z.object({ intent: z.literal('add'), ...newTextFields }),
	z.object({ intent: z.literal('draft').default('draft'), ...newTextFields }),
])

/** In bytes: all that a person may keep, as a form encodes it without JavaScript, %E5%AD%97 for 字. */
export const longestNewText = 7_000_000

/** In UTF-16 units. A longer text is not sent back with the page: its signs may take ten times the room. */
export const longestEcho = 200_000

export const changeTextForm = z.discriminatedUnion('intent', [
	z.object({ intent: z.literal('name'), title: z.string(), tags: z.string() }),
	z.object({ intent: z.literal('delete') }),
])
