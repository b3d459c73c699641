import type { Tokenize } from '#app/contracts/tokenize.ts'
import { slugOf, slugOfWords } from '#app/domain/courses/slug.ts'
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'

export type WantedSlug = {
	slug: string
	/** Typed by somebody, who is told if it is taken; one that was made is numbered then. */
	isTyped: boolean
}

type Titles = { slug: string; titleZh: string; titleEn: string }

/**
 * The slug that was typed, else that of the English title, else that of the Chinese title's reading:
 * 春节 is at chunjie, whatever stands in place of its English title.
 */
export async function chooseSlug(
	{ slug, titleZh, titleEn }: Titles,
	tokenize: Tokenize,
): Promise<Result<WantedSlug, Problem>> {
	if (slug) return ok({ slug, isTyped: true })
	const made = slugOf(titleEn) || (await slugOfReading(titleZh, tokenize))
	return made ? ok({ slug: made, isTyped: false }) : err({ code: 'slug.not-made', field: 'slug' })
}

/** Empty where the tokenizer does not answer. */
async function slugOfReading(titleZh: string, tokenize: Tokenize): Promise<string> {
	const cut = await tokenize({ paragraphs: [{ zh: titleZh }] })
	return cut.ok ? slugOfWords(cut.value.flat()) : ''
}
