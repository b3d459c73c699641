import type { Db } from '#app/db/client.server.ts'
import { type By, changeAsEditor } from '#app/db/transaction.ts'
import type { TextOwner } from '#app/db/working-parts.ts'
import type { Exercise } from '#app/domain/exercises/exercise.ts'
import type { ExerciseWords } from '#app/domain/exercises/exercise-words.ts'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import type { NoteBlock } from '#app/domain/notes/note-blocks.ts'
import { isHeldBack } from '#app/domain/publishing/publish-state.ts'
import { err, ok } from '#app/domain/result.ts'
import { type Answer, isOutdated } from '#app/domain/version.ts'
import { loggedSave, type Restoration } from '#app/domain/versions/restoration.ts'
import { compareExercises } from './exercises.ts'
import { compareNotes } from './notes.ts'
import { compareText } from './text.ts'
import { type Compared, writePart } from './write-part.ts'

type PartContent =
	/** As `prepareContent` makes it. */
	| { part: 'text'; content: LessonContent }
	/** As typed, and as `writeNotes` makes them of it. */
	| { part: 'notes'; source: string; blocks: readonly NoteBlock[] }
	| {
			part: 'exercises'
			exercises: readonly Exercise[]
			/** The words of their Chinese, in the same order; undefined where it was not cut. */
			words?: readonly (ExerciseWords | undefined)[]
	  }

type PartSave = By & {
	owner: TextOwner
	content: PartContent
	/** The version that was opened, or a newer one that is replaced on purpose; 0 without content. */
	version: number
	/** Set if an earlier version is restored. */
	restores?: Restoration
	/** The run of find and replace that saves it. */
	runId?: string
}

type Saved = Answer<{ version: number }>

/**
 * Saves the text, the notes or the exercises of a lesson, or the text of an article, and returns the
 * part's new version, which is kept. If learners see the owner, the part waits to be published. Saving
 * the same changes nothing. The audio stays: it records the hash of its own text.
 */
export async function savePart(
	db: Db,
	{ owner, content, version, restores, runId, ...by }: PartSave,
): Saved {
	return changeAsEditor(db, by, async ({ tx, log, save }): Saved => {
		const compared = await compare(tx, { owner, content, now: by.now })
		if (!compared.ok) return compared
		const { written, status, before, isPublished, count, ...stored } = compared.value
		if (stored.isSame) {
			const [first, ...more] = stored.additions ?? []
			if (first) await save([first, ...more])
			return ok({ version: stored.version })
		}
		if (isOutdated({ version }, stored)) {
			return err({ code: stored.outdated, version: stored.version })
		}
		const noun = owner.kind === 'lessons' ? 'lesson' : 'article'
		const entry = log({
			objectType: noun,
			objectId: owner.id,
			...loggedSave(`${noun}.${stored.action}`, stored.changes(), restores),
		})
		const recorded = await writePart(tx, {
			owner,
			written,
			before,
			version,
			isHeld: isHeldBack(status),
			runId,
			...(isPublished && { count }),
			...by,
		})
		await save([entry, ...recorded])
		return ok({ version: version + 1 })
	})
}

type Order = { owner: TextOwner; content: PartContent; now: Date }

async function compare(tx: Db, { owner, content, now }: Order): Compared {
	if (content.part === 'text') return compareText(tx, { owner, now, ...content })
	// An article has a text only.
	if (owner.kind === 'articles') return err({ code: 'version.not-found' })
	const lessonId = owner.id
	return content.part === 'notes'
		? compareNotes(tx, { lessonId, now, ...content })
		: compareExercises(tx, { lessonId, now, ...content })
}
