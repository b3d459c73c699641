import { ListOrdered, PenLine } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Strokes } from '#app/domain/strokes/stroke-file.ts'
import { Button } from '#app/ui/button.tsx'
import { charactersOf } from './characters-of.ts'
import { PartsOfCharacter } from './parts-of-character.tsx'
import { StrokeList } from './stroke-list.tsx'
import { StrokeOrder } from './stroke-order.tsx'
import { StrokesCredit } from './strokes-credit.tsx'
import { StrokesLoaded } from './strokes-loaded.tsx'
import { WriteCharacter } from './write-character.tsx'

type Props = {
	/** A word as the page writes it: in both scripts if they differ, the one of its reader first. */
	forms: readonly string[]
}

/** The strokes of a word's characters: in their order, and to write. */
export function StrokesPanel({ forms }: Props) {
	const characters = charactersOf(forms)
	const [chosen, setChosen] = useState(characters[0] ?? '')
	const [isWriting, setWriting] = useState(false)
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-4">
			{characters.length > 1 && (
				<Choice label="Character">
					{characters.map((character) => (
						<ChoiceButton
							key={character}
							isChosen={character === chosen}
							choose={() => setChosen(character)}
						>
							<span lang="zh-CN" className="text-xl">
								{character}
							</span>
						</ChoiceButton>
					))}
				</Choice>
			)}
			<Choice label="What to do">
				<ChoiceButton isChosen={!isWriting} choose={() => setWriting(false)}>
					<ListOrdered aria-hidden size={18} />
					Order
				</ChoiceButton>
				<ChoiceButton isChosen={isWriting} choose={() => setWriting(true)}>
					<PenLine aria-hidden size={18} />
					Write
				</ChoiceButton>
			</Choice>
			<PartsOfCharacter character={chosen} />
			<StrokesLoaded key={chosen} character={chosen}>
				{(strokes) =>
					isWriting ? (
						<Practice character={chosen} strokes={strokes} />
					) : (
						<>
							<StrokeOrder character={chosen} strokes={strokes} />
							<StrokeList strokes={strokes} />
						</>
					)
				}
			</StrokesLoaded>
			<StrokesCredit />
		</div>
	)
}

type PracticeProps = { character: string; strokes: Strokes }

/** Writes a character as often as one likes, at first over its outline. */
function Practice({ character, strokes }: PracticeProps) {
	const [round, setRound] = useState(0)
	const [isDone, setDone] = useState(false)
	return (
		<div className="grid justify-items-center gap-3">
			<WriteCharacter
				key={round}
				character={character}
				strokes={strokes}
				label={`Write ${character}`}
				isTraced={round === 0}
				onWritten={() => setDone(true)}
			/>
			{isDone && (
				<Button
					type="button"
					look="secondary"
					onClick={() => {
						setRound(round + 1)
						setDone(false)
					}}
				>
					Write it again
				</Button>
			)}
		</div>
	)
}

function Choice({ label, children }: { label: string; children: ReactNode }) {
	return (
		<fieldset className="flex flex-wrap justify-center gap-2">
			<legend className="sr-only">{label}</legend>
			{children}
		</fieldset>
	)
}

type ChoiceProps = { isChosen: boolean; choose: () => void; children: ReactNode }

function ChoiceButton({ isChosen, choose, children }: ChoiceProps) {
	return (
		<button
			type="button"
			aria-pressed={isChosen}
			onClick={choose}
			className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control border border-edge bg-raised px-3 hover:bg-sunken aria-pressed:border-jade aria-pressed:bg-jade-tint"
		>
			{children}
		</button>
	)
}
