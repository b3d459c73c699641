/** Saves parts of lessons and articles, in few words. */
import { savePart } from '#app/db/parts/save-part.ts'
import { lessonOwner } from '#app/db/working-parts.ts'
import type { Exercise } from '#app/domain/exercises/exercise.ts'
import type { ExerciseWords } from '#app/domain/exercises/exercise-words.ts'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import type { NoteBlock } from '#app/domain/notes/note-blocks.ts'

type Db = Parameters<typeof savePart>[0]
type Order = Omit<Parameters<typeof savePart>[1], 'content' | 'owner'>
type Owner = Parameters<typeof savePart>[1]['owner']

export function saveText(
	db: Db,
	{ content, ...order }: Order & { owner: Owner; content: LessonContent },
) {
	return savePart(db, { content: { part: 'text', content }, ...order })
}

export function saveLessonNotes(
	db: Db,
	{
		lessonId,
		source,
		blocks,
		...order
	}: Order & { lessonId: string; source: string; blocks: NoteBlock[] },
) {
	const content = { part: 'notes' as const, source, blocks }
	return savePart(db, { owner: lessonOwner(lessonId), content, ...order })
}

type SetOrder = Order & { lessonId: string; exercises: Exercise[]; words?: ExerciseWords[] }

export function saveExercises(db: Db, { lessonId, exercises, words, ...order }: SetOrder) {
	const content = { part: 'exercises' as const, exercises, words }
	return savePart(db, { owner: lessonOwner(lessonId), content, ...order })
}
