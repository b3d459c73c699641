import type { Db } from '#app/db/client.server.ts'
import { savePart } from '#app/db/parts/save-part.ts'
import type { By } from '#app/db/transaction.ts'
import { err, ok } from '#app/domain/result.ts'
import type { AudioOwner } from '#app/domain/speech/audio-path.ts'
import type { Answer, Refusal } from '#app/domain/version.ts'
import {
	readVersion,
	type VersionContent,
	type VersionPart,
} from '#app/domain/versions/version-content.ts'
import { wordsToSave } from '#app/features/exercises/admin/words-of-exercises.server.ts'
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
): Answer<{ part: VersionPart }> {
	const found = await findVersion(context.db, { owner, id })
	if (!found) return err({ code: 'version.not-found' })
	const { part, savedAt } = found
	const content = readVersion(part, found.content)
	if (!content) return err({ code: 'version.unreadable' })
	const saved = await saveContent(context, {
		owner,
		content,
		version,
		restores: { savedAt },
		...by,
	})
	return saved.ok ? ok({ part }) : err(asRefusal(saved.error))
}

/** Each part has its own sentence on a conflict, which speaks of what was typed. Nothing was. */
function asRefusal({ version, ...problem }: Refusal): Refusal {
	return version === undefined ? problem : { code: 'version.outdated', version }
}

type Save = Omit<Parameters<typeof savePart>[1], 'content'> & { content: VersionContent }

/** Saves what a version holds. The words of exercises are cut anew. */
export async function saveContent({ db, services }: Context, { content, ...order }: Save) {
	if (content.part !== 'exercises') return savePart(db, { content, ...order })
	const { exercises } = content
	const words = await wordsToSave(db, { services, lessonId: order.owner.id, exercises })
	return savePart(db, { content: { ...content, words }, ...order })
}
