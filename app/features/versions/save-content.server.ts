import type { BatchItem } from 'drizzle-orm/batch'
import type { Db } from '#app/db/client.server.ts'
import type { By } from '#app/db/transaction.ts'
import { err } from '#app/domain/result.ts'
import type { AudioOwner } from '#app/domain/speech/audio-path.ts'
import type { Answer, Refusal } from '#app/domain/version.ts'
import type { Restoration } from '#app/domain/versions/restoration.ts'
import type { VersionContent } from '#app/domain/versions/version-content.ts'
import { saveExercises } from '#app/features/exercises/admin/save-exercises.server.ts'
import { wordsToSave } from '#app/features/exercises/admin/words-of-exercises.server.ts'
import { saveLessonNotes } from '#app/features/lesson-editor/save-notes.server.ts'
import { saveText } from '#app/features/lesson-editor/save-text.server.ts'

type Context = { db: Db } & Pick<Parameters<typeof wordsToSave>[1], 'services'>

type Save = By & {
	owner: AudioOwner
	content: VersionContent
	/** The version of the part that was opened. */
	version: number
	/** Set if an earlier version is restored. */
	restores?: Restoration
	/** Statements that are written with the new version. */
	also?: (version: number) => BatchItem<'sqlite'>[]
}

/** Saves a part of a lesson or an article, by the function that saves this part. Returns its new version. */
export async function saveContent(
	{ db, services }: Context,
	{ owner, content, ...order }: Save,
): Answer<{ version: number }> {
	if (content.part === 'text') return saveText(db, { owner, content: content.content, ...order })
	// An article has a text only.
	if (owner.kind === 'articles') return err<Refusal>({ code: 'version.not-found' })
	const lessonId = owner.id
	if (content.part === 'notes') {
		const { source, blocks } = content
		return saveLessonNotes(db, { lessonId, source, blocks, ...order })
	}
	const { exercises } = content
	const words = await wordsToSave(db, { services, lessonId, exercises })
	return saveExercises(db, { lessonId, exercises, words, ...order })
}
