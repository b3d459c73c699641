/** The JSON of a lesson's stored content. content.ts explains it and has its types. */
import * as z from 'zod'
import { spacings } from './content.ts'

/** Unknown keys are kept: saving must not lose what another editor wrote. */
export const tokenSchema = z.looseObject({
	word: z.string(),
	/**
	 * As the text has it, where words are looked up otherwise: 東西 for 东西, t恤 for T恤. Only the analyser
	 * sets it.
	 */
	written: z.string().optional(),
	/** Tone marks, syllables separated by spaces: "xué xí". Only words with hanzi have it; T恤 has "T xù". */
	pinyin: z.string().optional(),
	/** The author set the reading; the engine must not change it. */
	isCustomPinyin: z.boolean().optional(),
	isHide: z.boolean().optional(),
	/** From 1, in reading order through the lesson. */
	hideIndex: z.number().int().positive().optional(),
})

export const blockSchema = z.looseObject({
	zh: z.array(tokenSchema),
	en: z.string(),
	/** Spacing after the paragraph, under the key the specification gives it; no hidden word. */
	blank: z.enum(spacings).default('normal'),
	/** The block's hidden words, in order. */
	hides: z.array(z.object({ zh: z.string(), en: z.string() })).optional(),
})

export const lessonContentSchema = z.array(blockSchema)
