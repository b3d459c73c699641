import { Fragment } from 'react'
import { mayBeCutBetween, mayBeJoined } from '#app/domain/texts/wanted-cut.ts'

type Props = {
	/** The words as they are cut now. */
	words: readonly string[]
	/** The index of the word that is corrected. */
	at: number
	onCut: (words: string[]) => void
}

/** Words with a button at every place where one may end: pressed, it cuts there or joins. */
export function CutRow({ words, at, onCut }: Props) {
	return (
		<fieldset className="min-w-0">
			<legend className="mb-1.5 font-medium text-ink-soft text-sm">Where words end</legend>
			<div className="flex flex-wrap items-center gap-y-2">
				{words.map((word, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a word may stand twice, and has no other name
					<Fragment key={index}>
						{index > 0 && (
							<GapButton
								isCut
								before={words[index - 1] ?? ''}
								after={word}
								isPossible={mayBeJoined(words[index - 1] ?? '', word)}
								onPress={() => onCut(joined(words, index))}
							/>
						)}
						<span
							className={`flex items-center rounded-control ${index === at ? 'bg-jade-tint text-jade' : 'bg-sunken text-ink-soft'}`}
						>
							{[...word].map((character, place, all) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: so may a character
								<Fragment key={place}>
									{place > 0 && (
										<GapButton
											before={all.slice(0, place).join('')}
											after={all.slice(place).join('')}
											isPossible={mayBeCutBetween(all[place - 1] ?? '', character)}
											onPress={() => onCut(split(words, index, place))}
										/>
									)}
									<span
										lang="zh-CN"
										className="px-0.5 text-3xl leading-[2.75rem] first:pl-2 last:pr-2"
									>
										{character}
									</span>
								</Fragment>
							))}
						</span>
					</Fragment>
				))}
			</div>
			<p className="mt-1.5 text-ink-quiet text-sm">
				Press between two characters to cut there, or to join.
			</p>
		</fieldset>
	)
}

function joined(words: readonly string[], at: number): string[] {
	const [one = '', other = ''] = words.slice(at - 1, at + 1)
	return words.toSpliced(at - 1, 2, one + other)
}

/** `place` counts characters. */
function split(words: readonly string[], at: number, place: number): string[] {
	const characters = [...(words[at] ?? '')]
	const parts = [characters.slice(0, place), characters.slice(place)]
	return words.toSpliced(at, 1, ...parts.map((part) => part.join('')))
}

type GapProps = {
	before: string
	after: string
	isCut?: boolean
	isPossible: boolean
	onPress: () => void
}

function GapButton({ before, after, isCut = false, isPossible, onPress }: GapProps) {
	if (!isPossible) return isCut ? <span className="w-3" /> : null
	const name = isCut ? `Join ${before} and ${after}` : `Cut between ${before} and ${after}`
	return (
		<button
			type="button"
			aria-label={name}
			title={name}
			onClick={onPress}
			className={`group grid h-11 place-items-center rounded-control hover:bg-raised ${isCut ? 'w-7' : 'w-6'}`}
		>
			<span
				aria-hidden
				className={`h-6 ${isCut ? 'border-indigo border-l-2' : 'border-edge border-l border-dashed group-hover:border-ink'}`}
			/>
		</button>
	)
}
