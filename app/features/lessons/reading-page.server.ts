/** What the reading page shows of a lesson that its reader may open. */
import type { User } from '#app/domain/accounts/user.ts'
import { rankOf } from '#app/domain/hsk/level.ts'
import { timingsPathOf } from '#app/domain/speech/audio-path.ts'
import type { Material } from './lesson-cache.server.ts'
import type { LessonForReading } from './lesson-for-reading.server.ts'

export type ReadingPage = ReturnType<typeof toReadingPage>

export function toReadingPage(
	{ lesson, parent, audioPath }: LessonForReading,
	{ answers, exercises, isEmpty, overviewFor, textHash }: Material,
	user: User,
) {
	const { id, slug, title, description, level, category, isFree, isPrivate, config } = lesson
	return {
		lesson: {
			...{ id, slug, title, description, level, category, isFree, isPrivate },
			isDialogue: config.dialogMode,
		},
		parent: parent && { slug: parent.slug, title: parent.title },
		cover: coverOf(lesson, parent),
		reader: { id: user.id, langLevel: user.langLevel, rank: rankOf(user.langLevel) },
		overview: overviewFor(user.langLevel),
		...{ answers, exercises, isEmpty },
		audio: audioPath ? { src: audioPath, timings: timingsPathOf(audioPath), textHash } : undefined,
	}
}

/** The popup's entries follow the page: nobody waits for them to read. */
export async function wordEntriesOf({ entries }: Material) {
	return entries
}

type Pictured = Pick<LessonForReading['lesson'], 'cover' | 'config'>

/** A course may lend its lessons its cover, and then its way of showing it. */
function coverOf(lesson: Pictured, parent: Pictured | null) {
	const lends = parent?.cover && parent.config.useParentCoverForLessons
	const { cover, config } = lends ? parent : lesson
	return { src: cover, mode: config.coverDisplayMode }
}
