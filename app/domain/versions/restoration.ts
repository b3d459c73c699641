/**
 * The log's entry of a restored version. To restore 早上好 of last Monday is a save of that text, and the
 * log says “Restored the version of 2026-11-16 09:30 UTC” with what changed.
 */

/** The version that a save restores. */
export type Restoration = { savedAt: Date }

type Changes = { before: object; after: object }

/** Names a save `lesson.write`, or `lesson.restore` where it restores a version. */
export function loggedSave(
	action: `${'lesson' | 'article'}.${string}`,
	{ before, after }: Changes,
	restores?: Restoration,
) {
	if (!restores) return { action, before, after }
	const [noun] = action.split('.')
	const restoredVersion = restores.savedAt.toISOString()
	return { action: `${noun}.restore`, before, after: { ...after, restoredVersion } }
}
