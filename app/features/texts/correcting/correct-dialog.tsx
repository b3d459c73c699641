import { type FormEvent, useEffect, useRef, useState } from 'react'
import { hasHanzi } from '#app/domain/hanzi.ts'
import { longestNote } from '#app/domain/texts/longest-note.ts'
import { wordLookup } from '#app/features/vocabulary/popup/word-lookup.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextAreaField } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'
import {
	type EarlierCorrection,
	listEarlier,
	type SavedCorrection,
	saveCorrection,
	takeBack,
} from './ask-corrections.ts'
import { CutRow } from './cut-row.tsx'
import { ReadingField } from './reading-field.tsx'
import { placeOfSeen, type SeenWord } from './seen-word.ts'

type Props = {
	textId: string
	partId: string
	seen: SeenWord
	/** The note that the word has. */
	note: string | undefined
	onSaved: (saved: SavedCorrection) => void
	onClose: () => void
}

/** Corrects a word of one's own text: where it ends, how it is read, and a note on it. A sheet on phones. */
export function CorrectDialog({ textId, partId, seen, note, onSaved, onClose }: Props) {
	const dialog = useRef<HTMLDialogElement>(null)
	const [words, setWords] = useState<readonly string[]>(seen.words)
	const [typed, setTyped] = useState('')
	const [isEverywhere, setEverywhere] = useState(false)
	const [failure, setFailure] = useState<{ code: string; text: string }>()
	const [isSaving, setSaving] = useState(false)
	const [lookUp] = useState(wordLookup)
	const at = indexAt(words, seen)
	const word = words[at] ?? ''
	const isCutAnew = word !== seen.words[seen.at]
	const isReadingWrong = failure?.code.startsWith('pinyin.') === true

	async function send(asking: ReturnType<typeof saveCorrection>) {
		setSaving(true)
		setFailure(undefined)
		const saved = await asking
		setSaving(false)
		if (!saved.ok) return setFailure(saved.error)
		dialog.current?.close()
		onSaved(saved.value)
	}

	function save(event: FormEvent<HTMLFormElement>) {
		event.preventDefault()
		const written = new FormData(event.currentTarget).get('note')
		void send(
			saveCorrection(textId, {
				part: partId,
				place: seen.place,
				was: seen.words,
				now: words,
				word: at,
				pinyin: typed,
				// One that came meanwhile from another device stays.
				note: typeof written === 'string' && written !== (note ?? '') ? written : undefined,
				isEverywhere,
			}),
		)
	}

	return (
		<Dialog
			dialog={dialog}
			title={
				<>
					Correct <span lang="zh-CN">{seen.words[seen.at]}</span>
				</>
			}
			onClose={onClose}
		>
			<form onSubmit={save} className="grid grid-cols-1 gap-4">
				<CutRow words={words} at={at} onCut={setWords} />
				{hasHanzi(word) && (
					<ReadingField
						word={word}
						pinyin={isCutAnew ? undefined : seen.pinyin}
						typed={typed}
						problem={isReadingWrong ? failure?.text : undefined}
						onType={setTyped}
						lookUp={lookUp}
					/>
				)}
				<TextAreaField
					label={
						<>
							Note on <span lang="zh-CN">{word}</span>
						</>
					}
					name="note"
					rows={2}
					maxLength={longestNote}
					defaultValue={note ?? ''}
				/>
				<fieldset className="grid gap-1">
					<legend className="mb-1 font-medium text-ink-soft text-sm">Where</legend>
					<Choice isChosen={!isEverywhere} choose={() => setEverywhere(false)}>
						Only here
					</Choice>
					<Choice isChosen={isEverywhere} choose={() => setEverywhere(true)}>
						Everywhere in this text
						<span className="block text-ink-quiet text-sm">
							{isCutAnew
								? 'Wherever the same characters are whole words.'
								: 'Wherever the same word is read the same way.'}
						</span>
					</Choice>
				</fieldset>
				{failure && !isReadingWrong && <Notice tone="error">{failure.text}</Notice>}
				<div className="flex justify-end gap-2">
					<Button type="button" look="secondary" onClick={() => dialog.current?.close()}>
						Cancel
					</Button>
					<Button isBusy={isSaving} busyLabel="Saving...">
						Save
					</Button>
				</div>
			</form>
			<Earlier
				textId={textId}
				partId={partId}
				seen={seen}
				isBusy={isSaving}
				takeBack={(change) => void send(takeBack(textId, { part: partId, change }))}
			/>
		</Dialog>
	)
}

/** The word that begins with, or contains, the first character of the one that was pressed. */
function indexAt(words: readonly string[], seen: SeenWord): number {
	const start = placeOfSeen(seen).at - seen.place.at
	let end = 0
	return words.findIndex((word) => {
		end += word.length
		return end > start
	})
}

type ChoiceProps = { isChosen: boolean; choose: () => void; children: React.ReactNode }

function Choice({ isChosen, choose, children }: ChoiceProps) {
	return (
		<label className="flex min-h-9 items-baseline gap-2">
			<input type="radio" name="where" checked={isChosen} onChange={choose} />
			<span>{children}</span>
		</label>
	)
}

type EarlierProps = {
	textId: string
	partId: string
	seen: SeenWord
	isBusy: boolean
	takeBack: (change: string) => void
}

/** The earlier corrections here, each with a button that takes it back. Folded: they arrive after the dialog. */
function Earlier({ textId, partId, seen, isBusy, takeBack }: EarlierProps) {
	const [earlier, setEarlier] = useState<readonly EarlierCorrection[]>()
	useEffect(() => {
		let isCurrent = true
		const asked = { part: partId, ...placeOfSeen(seen), word: seen.words[seen.at] ?? '' }
		listEarlier(textId, asked).then((found) => {
			if (isCurrent && found.ok) setEarlier(found.value)
		})
		return () => {
			isCurrent = false
		}
	}, [textId, partId, seen])
	return (
		<details className="border-line border-t pt-3">
			<summary className="w-fit cursor-pointer text-ink-soft text-sm underline">
				Corrected before
			</summary>
			{earlier?.length === 0 && <p className="pt-2 text-ink-quiet text-sm">Nothing yet.</p>}
			<ul className="grid gap-1 pt-1">
				{earlier?.map(({ change, text }) => (
					<li key={change} className="flex items-center gap-2">
						<span className="wrap-anywhere min-w-0 flex-1">
							<WithHanzi text={text} />
						</span>
						<Button
							type="button"
							look="quiet"
							className="shrink-0 px-3 text-sm"
							aria-label={`Take back: ${text}`}
							disabled={isBusy}
							onClick={() => takeBack(change)}
						>
							Take back
						</Button>
					</li>
				))}
			</ul>
		</details>
	)
}
