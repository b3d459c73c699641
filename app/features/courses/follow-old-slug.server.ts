import { redirect } from '@remix-run/cloudflare'
import { and, eq, ne, not } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { isDeleted } from '#app/db/is-deleted.ts'
import { lessons, oldSlugs } from '#app/db/schema/index.ts'
import { lessonStatuses } from '#app/domain/access/access.ts'

const paths = { course: '/courses', lesson: '/courses/lessons' } as const

type Asked = { type: keyof typeof paths; slug: string }

/**
 * Sends on whoever asks for a live course or lesson by a slug that it had before. Not for good: the
 * slug is free for something else.
 */
export async function followOldSlug(db: Db, { type, slug }: Asked): Promise<void> {
	const [found] = await db
		.select({ slug: lessons.slug })
		.from(oldSlugs)
		.innerJoin(lessons, eq(lessons.id, oldSlugs.lessonId))
		.where(
			and(
				eq(oldSlugs.slug, slug),
				eq(lessons.type, type),
				ne(lessons.status, lessonStatuses.disabled),
				not(isDeleted()),
			),
		)
	if (found) throw redirect(`${paths[type]}/${found.slug}`)
}
