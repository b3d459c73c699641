/** Slugs as the database has them: 第一步 may want first-steps, which another row holds. */
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { lessons } from '#app/db/schema/index.ts'
import { freeSlug, slugStem } from '#app/domain/courses/slug.ts'
import type { Problem } from '#app/domain/problem.ts'
import type { WantedSlug } from './choose-slug.server.ts'

/** A slug that was typed, or one that was made with the first free number. */
export async function slugFor(db: Db, id: string, { slug, isTyped }: WantedSlug): Promise<string> {
	if (isTyped) return slug
	const taken = await db
		.select({ slug: lessons.slug })
		.from(lessons)
		.where(sql`${lessons.slug} glob ${`${slugStem(slug)}*`} and ${lessons.id} <> ${id}`)
	return freeSlug(
		slug,
		taken.map((other) => other.slug),
	)
}

type Slugged = { id: string; slug: string }

/** Whoever has this slug already, be it deleted or not: it may come back. */
export function slugHolder(db: Db, { id, slug }: Slugged) {
	return db
		.select({ title: lessons.title, isDeleted: lessons.isDeleted })
		.from(lessons)
		.where(and(eq(lessons.slug, slug), sql`${lessons.id} <> ${id}`))
}

export function isSlugFree({ id, slug }: Slugged): SQL {
	return sql`not exists (select 1 from ${lessons} as other where other.slug = ${slug} and other.id <> ${id})`
}

type Holder = Awaited<ReturnType<typeof slugHolder>>[number]

export function takenBy(holder: Holder | undefined): Problem | undefined {
	if (!holder) return undefined
	const code = holder.isDeleted ? 'slug.taken-by-deleted' : 'slug.taken'
	return { code, field: 'slug', values: { title: holder.title.en } }
}
