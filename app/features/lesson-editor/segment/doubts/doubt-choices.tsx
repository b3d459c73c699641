import type { ReactNode } from 'react'
import { joinSyllables } from '#app/domain/pinyin/join.ts'
import { Gloss } from '#app/ui/gloss.tsx'
import { isByKey, withoutRepeats } from './kept-focus.ts'
import type { PlacedDoubt } from './placed-doubts.ts'
import type { Doubts, Way } from './use-doubts.ts'
import type { MeaningOf } from './use-meanings.ts'

type Props = {
	doubt: PlacedDoubt
	doubts: Pick<Doubts, 'read' | 'cut' | 'keep' | 'countAlike' | 'keepAlike'>
	meaningOf: MeaningOf
}

/** What settles a doubt: each reading, or the other cut, as a button, and that it is right as it stands. */
export function DoubtChoices({ doubt, doubts, meaningOf }: Props) {
	const alike = doubts.countAlike(doubt)
	return (
		<div className="flex flex-wrap gap-1.5">
			{doubt.kind === 'cut' ? (
				<Choice onChoose={(way) => doubts.cut(doubt, way)}>
					<span className="sr-only">Cut it as </span>
					<span lang="zh-CN">{doubt.instead.join(' | ')}</span>
				</Choice>
			) : (
				[doubt.pinyin, ...doubt.others].map((reading) => (
					<Choice
						key={reading}
						isNow={reading === doubt.pinyin}
						onChoose={(way) => doubts.read(doubt, reading, way)}
					>
						<span lang="zh-Latn-pinyin" className="font-medium">
							{joinSyllables(reading)}
						</span>{' '}
						<span className="text-ink-soft">
							<Gloss text={meaningOf(doubt.words[0] ?? '', reading) ?? ''} />
						</span>
					</Choice>
				))
			)}
			<Choice
				isQuiet
				title={doubt.kind === 'cut' ? 'Remembered in this browser' : 'Kept once the text is saved'}
				onChoose={(way) => doubts.keep(doubt, way)}
			>
				Right here
			</Choice>
			{alike > 1 && (
				<Choice
					isQuiet
					title="Kept once the text is saved"
					onChoose={(way) => doubts.keepAlike(doubt, way)}
				>
					Right in all {alike} places
				</Choice>
			)}
		</div>
	)
}

type ChoiceProps = {
	/** Of a reading: whether it is the one in the text. */
	isNow?: boolean
	isQuiet?: boolean
	title?: string
	onChoose: (way: Way) => void
	children: ReactNode
}

/** A click leaves the focus in the text, and a key leaves it in the list. */
function Choice({ isNow, isQuiet, title, onChoose, children }: ChoiceProps) {
	return (
		<button
			type="button"
			title={title}
			aria-pressed={isNow}
			data-choice
			onMouseDown={(event) => event.preventDefault()}
			onKeyDown={withoutRepeats}
			onClick={({ detail }) => onChoose({ keepsFocus: isByKey(detail) })}
			className={`min-h-8 rounded-control border px-2 py-0.5 text-left wrap-anywhere hover:bg-sunken ${
				isQuiet
					? 'border-transparent text-ink-soft underline underline-offset-2'
					: 'border-edge bg-raised aria-pressed:border-2 aria-pressed:border-jade aria-pressed:bg-jade-tint'
			}`}
		>
			{children}
		</button>
	)
}
