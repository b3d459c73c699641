/**
 * Chooses the slug of a course or lesson. 第一步 “First Steps” gets first-steps, or first-steps-2 if that
 * is taken.
 */
import { and, eq, ne, not, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Tokenize } from '#app/contracts/tokenize.ts'
import type { Db } from '#app/db/client.server.ts'
import { isDeleted } from '#app/db/is-deleted.ts'
import { lessons, oldSlugs } from '#app/db/schema/index.ts'
import { freeSlug, slugInTrash, slugOf, slugOfWords, slugStem } from '#app/domain/courses/slug.ts'
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

type TakenSlug = {
	slug: string
	/** To be written before the row that takes it. */
	statements: BatchItem<'sqlite'>[]
}

/**
 * Checks a typed slug, and gives a generated one the first free number. What is deleted gives its
 * slugs up. A former slug of something else sends on no more, but only where somebody typed it. The
 * same change gives `given` to others.
 */
export async function takeSlug(
	tx: Db,
	id: string,
	{ slug, isTyped }: WantedSlug,
	given: readonly string[] = [],
): Promise<Result<TakenSlug, Problem>> {
	const isWanted = (column: AnySQLiteColumn) =>
		isTyped ? eq(column, slug) : sql`${column} glob ${`${slugStem(slug)}*`}`
	const [holders, former] = await tx.batch([
		tx
			.select({
				id: lessons.id,
				slug: lessons.slug,
				title: lessons.title,
				isDeleted: isDeleted().mapWith(Boolean),
			})
			.from(lessons)
			.where(and(isWanted(lessons.slug), ne(lessons.id, id))),
		tx
			.select({ slug: oldSlugs.slug })
			.from(oldSlugs)
			.innerJoin(lessons, eq(lessons.id, oldSlugs.lessonId))
			.where(and(isWanted(oldSlugs.slug), ne(oldSlugs.lessonId, id), not(isDeleted()))),
	])
	const holder = holders.find((other) => !other.isDeleted)
	if (isTyped && holder) {
		return err({ code: 'slug.taken', field: 'slug', values: { title: holder.title.en } })
	}
	const held = [...holders.filter((other) => !other.isDeleted), ...former].map(
		(other) => other.slug,
	)
	const free = isTyped ? slug : freeSlug(slug, [...held, ...given])
	const inTrash = holders.filter((other) => other.slug === free)
	return ok({
		slug: free,
		statements: [
			tx.delete(oldSlugs).where(eq(oldSlugs.slug, free)),
			...inTrash.map((other) =>
				tx
					.update(lessons)
					// The day of its deletion stays.
					.set({ slug: slugInTrash(free, other.id), updatedAt: sql`${lessons.updatedAt}` })
					.where(eq(lessons.id, other.id)),
			),
		],
	})
}
