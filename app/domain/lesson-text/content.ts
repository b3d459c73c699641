/**
 * The stored text of a lesson: one document of blocks, each a paragraph in both languages.
 *
 *   zh: 我 | 爱 | 学习 | 。   en: I love studying.   blank: normal
 *
 * A token is a word with its reading, or what stands between words. A hidden word (a blank the
 * learner fills in) keeps its place and carries its number through the whole lesson.
 */
import * as z from 'zod'

export const spacings = ['normal', 'large', 'xlarge'] as const

/** Keys we do not know are kept: saving must not lose what another editor wrote. */
const tokenSchema = z.looseObject({
	word: z.string(),
	/** Tone marks, syllables separated by spaces: "xué xí". Only words of hanzi have one. */
	pinyin: z.string().optional(),
	/** An author set the reading: nothing but an author changes it. */
	isCustomPinyin: z.boolean().optional(),
	isHide: z.boolean().optional(),
	/** From 1, in reading order through the lesson. */
	hideIndex: z.number().int().positive().optional(),
})

const blockSchema = z.looseObject({
	zh: z.array(tokenSchema),
	en: z.string(),
	/** The gap after the paragraph. */
	blank: z.enum(spacings).default('normal'),
	/** What the block's blanks hide, in order. */
	hides: z.array(z.object({ zh: z.string(), en: z.string() })).optional(),
})

export const lessonContentSchema = z.array(blockSchema)

export type Spacing = (typeof spacings)[number]
export type Token = z.infer<typeof tokenSchema>
export type Block = z.infer<typeof blockSchema>
export type LessonContent = z.infer<typeof lessonContentSchema>

export function textOf(tokens: readonly Token[]): string {
	return tokens.map(({ word }) => word).join('')
}
