import type { Db } from '#app/db/client.server.ts'
import type { AudioOwner } from '#app/domain/speech/audio-path.ts'
import { findVersion } from './find-version.server.ts'
import { findPresentParts } from './present-parts.server.ts'

/** A version whose restoration is asked about, and the counter of its part as it is now. */
export async function findRestorable(db: Db, { owner, id }: { owner: AudioOwner; id: string }) {
	const [found, present] = await Promise.all([
		findVersion(db, { owner, id }),
		findPresentParts(db, owner),
	])
	if (!found) return undefined
	const { content: _, ...version } = found
	return { version, present: present?.[version.part]?.version ?? 0 }
}

export type Restorable = NonNullable<Awaited<ReturnType<typeof findRestorable>>>
