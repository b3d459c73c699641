import { useRef, useState } from 'react'
import { counted } from '#app/domain/counted.ts'
import type { HskRank } from '#app/domain/hsk/level.ts'
import { countNotes, longestNotes } from '#app/domain/notes/notes-text.ts'
import {
	type WholeTextAnswer,
	WholeTextForm,
} from '#app/features/lesson-editor/content/whole-text-form.tsx'
import { TextProblems } from '#app/features/lesson-editor/content/written-text.tsx'
import { goToLine } from '#app/ui/admin/go-to-line.ts'
import { useNotesPreview } from './use-notes-preview.ts'

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
		<div ref={box} className="contents">
			<WholeTextForm
				part="notes"
				label="Notes"
				hint="Each note begins with ## and a heading."
				stored={text}
				version={version}
				place={{ user: author.id, document: `lesson-notes:${lessonId}` }}
				answer={answer}
				isSame={isSameNotes}
				measure={measureNotes}
				onChange={setTyped}
				beside={<NotesPreview lessonId={lessonId} rank={author.rank} text={typed} goTo={goTo} />}
			>
				<NotesFormatHelp />
			</WholeTextForm>
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

const example = `## 是 joins two nouns

*To be* between two nouns is 是 [shì].

- **不是** [bú shì] says no.

zh: 我␟是␟老师。
en: I’m a teacher.

char: 妈[mā]
means: 女 woman
sounds: 马[mǎ]
en: A woman, and a horse that only lends its sound.`

/** Explains the text format of notes, with an example. */
function NotesFormatHelp() {
	return (
		<details className="rounded-card border border-line px-3 py-2">
			<summary className="text-ink-soft">Format help</summary>
			<div className="grid gap-2 pt-2">
				<ul className="grid list-disc gap-1 pl-5">
					<li>
						<code>##</code> begins a note with its heading. An empty line ends a paragraph.{' '}
						<code>-</code> begins an item of a list.
					</li>
					<li>
						<code>*emphasis*</code>, <code>**strong**</code>. HTML, links and pictures stay as
						typed.
					</li>
					<li>
						An example is a <code>zh:</code> line and its <code>en:</code> line. Words may be cut
						with ␟; what is not cut is cut for you.
					</li>
					<li>
						A reading in brackets belongs to the word before it:{' '}
						<code lang="zh-CN">银行[yínháng]</code>. The others come from the dictionary.
					</li>
					<li>
						A character and how it is built: a <code>char:</code> line, a line for each part, and{' '}
						<code>en:</code>. A part <code>means:</code> or <code>sounds:</code> something, or is
						just a <code>part:</code>.
					</li>
				</ul>
				<pre lang="zh-CN" className="wrap-anywhere whitespace-pre-wrap text-ink-soft text-sm">
					{example}
				</pre>
			</div>
		</details>
	)
}

type PreviewProps = {
	lessonId: string
	/** The author's level, which colours the words. */
	rank: HskRank
	/** Undefined until the page has its script. */
	text: string | undefined
	goTo: (line: number) => void
}

/** The notes as learners see them, beside their text. */
function NotesPreview({ lessonId, rank, text, goTo }: PreviewProps) {
	const { html, problems } = useNotesPreview(lessonId, text)
	return (
		<section aria-labelledby="preview-title" className="grid min-w-0 content-start gap-2">
			<h2 id="preview-title" className="font-semibold">
				Live Preview
			</h2>
			{problems.length > 0 && <TextProblems problems={problems} goTo={goTo} />}
			{html ? (
				<div
					// biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
					tabIndex={0}
					data-level={rank}
					data-rank={rank}
					data-pinyin="on"
					data-outdated={problems.length > 0 || undefined}
					className="notes words min-w-0 rounded-card border border-line bg-raised p-4 data-outdated:opacity-60 lg:max-h-[calc(100dvh-18rem)] lg:min-h-96 lg:overflow-y-auto"
					// biome-ignore lint/security/noDangerouslySetInnerHtml: the domain escapes everything
					dangerouslySetInnerHTML={{ __html: html }}
				/>
			) : (
				<p className="rounded-card border border-line border-dashed p-4 text-ink-quiet">
					Notes appear here as you type.
				</p>
			)}
		</section>
	)
}
