import { Scissors } from 'lucide-react'
import { type FormEvent, Fragment, type ReactNode, useId, useState } from 'react'
import { joinWithNext, splitsOf, splitWord } from '#app/domain/lesson-text/editing/boundaries.ts'
import type {
	EditedText,
	EditedWord,
	WordPlace,
} from '#app/domain/lesson-text/editing/edited-text.ts'
import { withHidden, withPinyin } from '#app/domain/lesson-text/editing/marks.ts'
import { placesWhere, withPinyinEverywhere } from '#app/domain/lesson-text/editing/same-words.ts'
import { formatPinyin } from '#app/domain/pinyin/number-tone.ts'
import { spellPinyin, splitPinyin } from '#app/domain/pinyin/spelling.ts'
import { problemText } from '#app/domain/problem.ts'
import { replacementPath } from '#app/domain/text-search/search-address.ts'
import { AdminButton } from '#app/ui/admin/button.tsx'
import { Dialog } from '#app/ui/admin/dialog.tsx'
import { ReadingsToChoose } from './profile/readings-to-choose.tsx'
import { UnlistedReading } from './profile/unlisted-reading.tsx'

type Props = {
	edited: EditedText
	place: WordPlace
	word: EditedWord
	/** Changes the text and closes the dialog. */
	onChange: (step: (edited: EditedText) => EditedText) => void
	onClose: () => void
}

/** Edits a word's pinyin, here or wherever it stands, hides the word, splits it or joins it with the next. */
export function PinyinDialog({ edited, place, word, onChange, onClose }: Props) {
	const { token, generated } = word
	const isRead = edited.paragraphs[place.paragraph]?.isRead ?? false
	const next = nextOf(edited, place)
	const others = placesWhere(edited, (one) => one.token.word === token.word).length - 1
	const [isEverywhere, setEverywhere] = useState(false)
	const [isHidden, setHidden] = useState(token.isHide ?? false)
	const [typed, setTyped] = useState(token.isCustomPinyin ? (token.pinyin ?? '') : '')
	const [problem, setProblem] = useState<string>()
	const hintId = useId()
	const splits = splitsOf(word)
	const written = formatPinyin(typed.trim())

	/** The typed pinyin with a space between syllables; undefined, with a message, if it is wrong. */
	function readTyped(): string | undefined {
		if (written === '') return ''
		const spelling = spellPinyin(token.word, written)
		setProblem(spelling.ok ? undefined : problemText(spelling.error))
		return spelling.ok ? spelling.value : undefined
	}

	function save(event: FormEvent<HTMLFormElement>) {
		event.preventDefault()
		// A reading from before these rules may stay.
		const pinyin = written === (token.pinyin ?? '') ? written : readTyped()
		if (pinyin !== undefined) change(pinyin)
	}

	function change(pinyin: string) {
		onChange((now) => {
			const read = isEverywhere
				? withPinyinEverywhere(now, token.word, pinyin)
				: withPinyin(now, place, pinyin)
			return withHidden(read, place, isHidden)
		})
	}

	/** `at` is the split's offset in the word, in UTF-16 units. Both parts get what was typed of their pinyin. */
	function split(at: number) {
		const pinyin = readTyped()
		if (pinyin === undefined) return
		const [one, other] = splitPinyin(token.word, pinyin, at)
		const second = { ...place, word: place.word + 1 }
		onChange((now) => withPinyin(withPinyin(splitWord(now, place, at), place, one), second, other))
	}

	return (
		<Dialog title="Edit Pinyin" onClose={onClose}>
			<form onSubmit={save} className="grid gap-4 pt-3">
				<div className="flex flex-wrap items-center gap-x-6 gap-y-3">
					<p lang="zh-CN" className="wrap-anywhere text-4xl">
						{token.word}
					</p>
					<p className="grid">
						<span className="text-ink-quiet text-sm">Generated pinyin</span>
						<GeneratedPinyin pinyin={generated} isRead={isRead} />
					</p>
				</div>
				<ReadingsToChoose
					word={token.word}
					pinyin={token.isCustomPinyin ? token.pinyin : generated}
					onChoose={change}
				/>
				<div className="grid gap-1.5">
					<label htmlFor={`${hintId}-field`} className="font-medium text-ink-soft text-sm">
						Custom pinyin
					</label>
					<input
						id={`${hintId}-field`}
						value={typed}
						onChange={(event) => {
							setTyped(event.target.value)
							setProblem(undefined)
						}}
						placeholder="Enter custom pinyin"
						aria-describedby={problem ? `${hintId}-problem ${hintId}` : hintId}
						aria-invalid={problem ? true : undefined}
						autoComplete="off"
						autoCapitalize="off"
						spellCheck={false}
						lang="zh-Latn-pinyin"
						className="min-h-10 rounded-control border border-edge bg-raised px-3 aria-invalid:border-cinnabar"
					/>
					{problem && (
						<p id={`${hintId}-problem`} role="alert" className="text-cinnabar-deep text-sm">
							{problem}
						</p>
					)}
					<div id={hintId} className="text-ink-quiet text-sm">
						{[...token.word].length > 1 && <p>(Separate syllables with space)</p>}
						<p>
							Supports number tones: <span lang="zh-Latn-pinyin">luo4 hao3 → luò hǎo</span>
						</p>
					</div>
					<p role="status" className="min-h-5 text-ink-soft">
						{written !== '' && written !== typed.trim() && (
							<>
								<span aria-hidden>→ </span>
								<span lang="zh-Latn-pinyin" className="font-medium">
									{written}
								</span>{' '}
							</>
						)}
						<UnlistedReading word={token.word} pinyin={written} generated={generated} />
					</p>
				</div>
				{others > 0 && (
					<Switch isOn={isEverywhere} turn={setEverywhere}>
						<span>
							Set the pinyin of all {others + 1} <span lang="zh-CN">{token.word}</span> in this text
						</span>
					</Switch>
				)}
				{written !== '' && (
					<a
						href={replacementPath({
							pattern: token.word,
							replacement: `${token.word}[${written}]`,
						})}
						target="_blank"
						rel="noreferrer"
						className="w-fit text-accent-deep underline"
					>
						Read <span lang="zh-CN">{token.word}</span> so in other texts
					</a>
				)}
				<Switch isOn={isHidden} turn={setHidden}>
					Hide this word (blank)
				</Switch>
				{(splits.length > 0 || next) && (
					<div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-line border-t pt-4">
						{splits.length > 0 && (
							<fieldset className="flex flex-wrap items-center">
								<legend className="sr-only">Split here</legend>
								{[0, ...splits].map((from, index) => (
									<Fragment key={from}>
										{from > 0 && (
											<SplitButton
												before={token.word.slice(0, from)}
												after={token.word.slice(from)}
												onSplit={split}
											/>
										)}
										<span aria-hidden lang="zh-CN" className="text-xl">
											{token.word.slice(from, splits[index])}
										</span>
									</Fragment>
								))}
							</fieldset>
						)}
						{next && (
							<AdminButton
								type="button"
								onClick={() => onChange((now) => joinWithNext(now, place))}
							>
								Join with next <span lang="zh-CN">{next}</span>
							</AdminButton>
						)}
					</div>
				)}
				<div className="flex justify-end gap-2">
					<AdminButton type="button" onClick={onClose}>
						Cancel
					</AdminButton>
					<AdminButton look="primary">Save</AdminButton>
				</div>
			</form>
		</Dialog>
	)
}

/** The next word, if the two can be joined. */
function nextOf(edited: EditedText, { paragraph, word }: WordPlace): string | undefined {
	const joined = joinWithNext(edited, { paragraph, word })
	return joined === edited ? undefined : edited.paragraphs[paragraph]?.words[word + 1]?.token.word
}

function GeneratedPinyin({ pinyin, isRead }: { pinyin: string | undefined; isRead: boolean }) {
	if (pinyin) {
		return (
			<span lang="zh-Latn-pinyin" className="text-lg">
				{pinyin}
			</span>
		)
	}
	return <span className="text-ink-soft">{isRead ? 'Unable to generate' : '…'}</span>
}

type SplitProps = { before: string; after: string; onSplit: (at: number) => void }

function SplitButton({ before, after, onSplit }: SplitProps) {
	return (
		<button
			type="button"
			title="Split here"
			aria-label={`Split here: ${before}, ${after}`}
			onClick={() => onSplit(before.length)}
			className="grid size-8 place-items-center rounded-control text-ink-quiet hover:bg-sunken hover:text-ink"
		>
			<Scissors aria-hidden size={14} />
		</button>
	)
}

type SwitchProps = { isOn: boolean; turn: (isOn: boolean) => void; children: ReactNode }

function Switch({ isOn, turn, children }: SwitchProps) {
	return (
		<label className="flex min-h-9 items-center gap-2">
			<input
				type="checkbox"
				role="switch"
				aria-checked={isOn}
				checked={isOn}
				onChange={(event) => turn(event.target.checked)}
				className="segment-switch"
			/>
			{children}
		</label>
	)
}
