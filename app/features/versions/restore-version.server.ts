import type { By } from '#app/db/transaction.ts'
import { err, ok } from '#app/domain/result.ts'
import type { AudioOwner } from '#app/domain/speech/audio-path.ts'
import type { Answer, Refusal } from '#app/domain/version.ts'
import { readVersion, type VersionPart } from '#app/domain/versions/version-content.ts'
import { findVersion } from './find-version.server.ts'
import { saveContent } from './save-content.server.ts'

type Context = Parameters<typeof saveContent>[0]

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
