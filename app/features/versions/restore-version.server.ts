import type { Db } from '#app/db/client.server.ts'
import type { By } from '#app/db/transaction.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import type { AudioOwner } from '#app/domain/speech/audio-path.ts'
import type { Refusal } from '#app/domain/version.ts'
import type { Restoration } from '#app/domain/versions/restoration.ts'
import {
	readVersion,
	type VersionContent,
	type VersionPart,
} from '#app/domain/versions/version-content.ts'
import { saveExercises } from '#app/features/exercises/admin/save-exercises.server.ts'
import { wordsToSave } from '#app/features/exercises/admin/words-of-exercises.server.ts'
import { saveLessonNotes } from '#app/features/lesson-editor/save-notes.server.ts'
import { saveText } from '#app/features/lesson-editor/save-text.server.ts'
import { findVersion } from './find-version.server.ts'

type Context = { db: Db } & Pick<Parameters<typeof wordsToSave>[1], 'services'>

type Restore = By & {
	owner: AudioOwner
	/** The version to restore. */
	id: string
	/** The counter of the part when the restoration was asked for. */
	version: number
}

/**
 * Saves the content of an earlier version again, by the function that saves its part. So it is refused
 * if somebody has saved in between, and becomes a version itself.
 */
export async function restoreVersion(
	context: Context,
	{ owner, id, version, ...by }: Restore,
): Promise<Result<{ part: VersionPart }, Refusal>> {
	const found = await findVersion(context.db, { owner, id })
	if (!found) return err({ code: 'version.not-found' })
	const { part, savedAt } = found
	const content = readVersion(part, found.content)
	if (!content) return err({ code: 'version.unreadable' })
	const saved = await save(context, { owner, content, version, restores: { savedAt }, ...by })
	return saved.ok ? ok({ part }) : err(asRefusal(saved.error))
}

type Save = By & {
	owner: AudioOwner
	content: VersionContent
	version: number
	restores: Restoration
}

async function save({ db, services }: Context, { owner, content, ...order }: Save) {
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

/** Each part has its own sentence on a conflict, which speaks of what was typed. Nothing was. */
function asRefusal({ version, ...problem }: Refusal): Refusal {
	return version === undefined ? problem : { code: 'version.outdated', version }
}
