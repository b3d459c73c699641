/** Slugs as the database has them: 第一步 may want first-steps, which another row holds. */
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { lessons } from '#app/db/schema/index.ts'
import { freeSlug, slugStem } from '#app/domain/courses/slug.ts'
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import type { WantedSlug } from './choose-slug.server.ts'

/** A slug that was typed, unless it is taken, or one that was made, with the first free number. */
export async function takeSlug(
	tx: Db,
	id: string,
	{ slug, isTyped }: WantedSlug,
): Promise<Result<string, Problem>> {
	const isHeld = isTyped
		? eq(lessons.slug, slug)
		: sql`${lessons.slug} glob ${`${slugStem(slug)}*`}`
	// A deleted row keeps its slug, for it may come back.
	const holders = await tx
		.select({ slug: lessons.slug, title: lessons.title, isDeleted: lessons.isDeleted })
		.from(lessons)
		.where(and(isHeld, ne(lessons.id, id)))
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
