import type { BatchItem } from 'drizzle-orm/batch'
import type { Db } from '#app/db/client.server.ts'
import { recordVersion } from '#app/db/record-version.ts'
import type { By } from '#app/db/transaction.ts'
import { dropWorkingParts, keepWorkingPart, type TextOwner } from '#app/db/working-parts.ts'
import type { ErrorCode } from '#app/domain/errors.ts'
import type { PartName } from '#app/domain/publishing/working-part.ts'
import type { Result } from '#app/domain/result.ts'
import type { Refusal } from '#app/domain/version.ts'

/** A text, notes or exercises, and what is particular about writing them. */
export type WritablePart = {
	part: PartName
	/** As a version keeps it. */
	kept: () => string
	/** As it waits to be published. */
	waiting: string
	/** The statements that show it to learners. */
	put: (version: number) => readonly BatchItem<'sqlite'>[]
}

/** A part that is to be saved, beside what is stored of it. */
type ComparedPart = {
	written: WritablePart
	/** Of the lesson or the article. */
	status: number
	/** The counter of what was saved last. */
	version: number
	/** What was saved last, as a version keeps it; null if nothing was. */
	before: string | null
	/** Whether exactly this was saved last. */
	isSame: boolean
	/** Whether learners read exactly this. */
	isPublished: boolean
	/** Sets the counter of what learners read. */
	count: (version: number) => BatchItem<'sqlite'>
	/** For the log. */
	action: string
	changes: () => { before: object; after: object }
	outdated: ErrorCode
	/** What a save of the same still adds. */
	additions?: readonly BatchItem<'sqlite'>[]
}

/** Refused if there is nothing that could have such a part. */
export type Compared = Promise<Result<ComparedPart, Refusal>>

type Write = By & {
	owner: TextOwner
	written: WritablePart
	/** What it replaces, as a version keeps it; null if there was nothing. */
	before: string | null
	/** The counter before. */
	version: number
	/** Whether learners see the owner, so that the part waits to be published. */
	isHeld: boolean
	/** Set if learners read exactly this already: it sets the counter alone. */
	count?: (version: number) => BatchItem<'sqlite'>
	/** The run of find and replace that saves it. */
	runId?: string | undefined
}

/** The statements that write a part with its version, where learners read it or where it waits. */
export async function writePart(
	tx: Db,
	{ owner, written, before, version, isHeld, count, ...by }: Write,
): Promise<BatchItem<'sqlite'>[]> {
	const { part, kept, waiting, put } = written
	const next = version + 1
	const recorded = await recordVersion(tx, { owner, part, before, after: kept(), version, ...by })
	const unsaved = dropWorkingParts(tx, owner, part)
	if (!isHeld) return [...recorded, ...put(next), unsaved]
	// The counter goes on, as others may have opened the newer content.
	if (count) return [...recorded, count(next), unsaved]
	const saved = { content: waiting, version: next, savedBy: by.actor.id, now: by.now }
	return [...recorded, keepWorkingPart(tx, { owner, part, ...saved })]
}
