import { useRef, useState } from 'react'
import { counted } from '#app/domain/counted.ts'
import type { HskRank } from '#app/domain/hsk/level.ts'
import { countNotes, longestNotes } from '#app/domain/notes/notes-text.ts'
import {
	type WholeTextAnswer,
	WholeTextForm,
} from '#app/features/lesson-editor/content/whole-text-form.tsx'
import { goToLine } from '#app/ui/admin/go-to-line.ts'
import { NotesFormatHelp } from './notes-help.tsx'
import { NotesPreview } from './notes-preview.tsx'

type Props = {
	lessonId: string
	text: string
	version: number
	/** The author: the owner of drafts in this browser, and whose level colours the preview. */
	author: { id: string; rank: HskRank }
	answer: WholeTextAnswer | undefined
}

/** Edits a lesson's notes as a text, beside how learners see them. */
export function NotesScreen({ lessonId, text, version, author, answer }: Props) {
	const [typed, setTyped] = useState<string>()
	const box = useRef<HTMLDivElement>(null)

	function goTo(line: number) {
		goToLine(box.current?.querySelector('textarea') ?? null, line)
	}

	return (
		<div ref={box} className="grid items-start gap-4 lg:grid-cols-2">
			<WholeTextForm
				label="Notes"
				hint="Each note begins with ## and a heading."
				stored={text}
				version={version}
				place={{ user: author.id, document: `lesson-notes:${lessonId}` }}
				answer={answer}
				outdated="lesson-notes.outdated"
				isSame={isSameNotes}
				measure={measureNotes}
				onChange={setTyped}
			>
				<NotesFormatHelp />
			</WholeTextForm>
			<NotesPreview lessonId={lessonId} rank={author.rank} text={typed} goTo={goTo} />
		</div>
	)
}

function isSameNotes(one: string, other: string): boolean {
	return one.trim() === other.trim()
}

function measureNotes(text: string): string {
	const notes = countNotes(text).length
	const [length, most] = [text.length, longestNotes].map((count) => count.toLocaleString('en'))
	return `${counted(notes, 'note')} / ${length} of ${most} characters`
}
