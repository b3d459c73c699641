/**
 * Chooses the slug of a course or lesson. 第一步 “First Steps” gets first-steps, or first-steps-2 if that
 * is taken.
 */
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Tokenize } from '#app/contracts/tokenize.ts'
import type { Db } from '#app/db/client.server.ts'
import { lessons } from '#app/db/schema/index.ts'
import { freeSlug, slugOf, slugOfWords, slugStem } from '#app/domain/courses/slug.ts'
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'

export type WantedSlug = {
	slug: string
	/** A typed slug is refused if it is taken; a generated one gets a number. */
	isTyped: boolean
}

type Titles = { slug: string; titleZh: string; titleEn: string }

/**
 * Takes the typed slug, or makes one from the English title, or else from the Chinese title's pinyin:
 * 春节 gives chunjie.
 */
export async function chooseSlug(
	{ slug, titleZh, titleEn }: Titles,
	tokenize: Tokenize,
): Promise<Result<WantedSlug, Problem>> {
	if (slug) return ok({ slug, isTyped: true })
	const generated = slugOf(titleEn) || (await slugOfReading(titleZh, tokenize))
	return generated
		? ok({ slug: generated, isTyped: false })
		: err({ code: 'slug.not-made', field: 'slug' })
}

/** Empty if the tokenizer fails. */
async function slugOfReading(titleZh: string, tokenize: Tokenize): Promise<string> {
	const cut = await tokenize({ paragraphs: [{ zh: titleZh }] })
	return cut.ok ? slugOfWords(cut.value.flat()) : ''
}

/** Checks a typed slug, and gives a generated one the first free number. */
export async function takeSlug(
	tx: Db,
	id: string,
	{ slug, isTyped }: WantedSlug,
): Promise<Result<string, Problem>> {
	const isTaken = isTyped
		? eq(lessons.slug, slug)
		: sql`${lessons.slug} glob ${`${slugStem(slug)}*`}`
	// Deleted rows keep their slugs, since they can be restored.
	const holders = await tx
		.select({ slug: lessons.slug, title: lessons.title, isDeleted: lessons.isDeleted })
		.from(lessons)
		.where(and(isTaken, ne(lessons.id, id)))
	const [holder] = holders
	if (!holder) return ok(slug)
	if (!isTyped) {
		return ok(
			freeSlug(
				slug,
				holders.map((other) => other.slug),
			),
		)
	}
	const code = holder.isDeleted ? 'slug.taken-by-deleted' : 'slug.taken'
	return err({ code, field: 'slug', values: { title: holder.title.en } })
}
