import { eq, not, type SQL, sql } from 'drizzle-orm'
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Db } from '#app/db/client.server.ts'
import { isDeleted } from '#app/db/is-deleted.ts'
import { lessons, oldSlugs } from '#app/db/schema/index.ts'
import { slugStem } from '#app/domain/courses/slug.ts'

/** A course or lesson that has a slug, or had it and is still found by it. */
type Holder = {
	id: string
	slug: string
	type: 'course' | 'lesson'
	parentId: string | null
	title: { zh: string; en: string }
	isDeleted: boolean
	isFormer: boolean
}

export type Holders = {
	/** The live holder of a slug. */
	of: (slug: string) => Holder | undefined
	/** All slugs that are not free. */
	taken: string[]
	/** The item in the trash that has a slug: it has to give it up. */
	inTrash: (slug: string) => Holder | undefined
}

/** The holders of some slugs, and of those with a number behind them. One round trip. */
export async function findHolders(tx: Db, slugs: readonly string[]): Promise<Holders> {
	const stems = JSON.stringify([...new Set(slugs.map(slugStem))])
	const isWanted = (column: AnySQLiteColumn): SQL =>
		sql`exists (select 1 from json_each(${stems}) as stem where ${column} glob stem.value || '*')`
	const { id, type, parentId, title } = lessons
	const columns = { id, type, parentId, title, isDeleted: isDeleted().mapWith(Boolean) }
	const [present, former] = await tx.batch([
		tx
			.select({ ...columns, slug: lessons.slug })
			.from(lessons)
			.where(isWanted(lessons.slug)),
		tx
			.select({ ...columns, slug: oldSlugs.slug })
			.from(oldSlugs)
			.innerJoin(lessons, eq(lessons.id, oldSlugs.lessonId))
			.where(sql`${isWanted(oldSlugs.slug)} and ${not(isDeleted())}`),
	])
	const all = [
		...present.map((row) => ({ ...row, isFormer: false })),
		...former.map((row) => ({ ...row, isFormer: true })),
	]
	const live = all.filter((row) => !row.isDeleted)
	return {
		of: (slug) => live.find((row) => row.slug === slug),
		taken: live.map((row) => row.slug),
		inTrash: (slug) => all.find((row) => row.isDeleted && row.slug === slug),
	}
}
