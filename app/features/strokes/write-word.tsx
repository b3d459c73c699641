import { useEffect, useState } from 'react'
import type { Grade } from '#app/domain/flashcards/review.ts'
import type { Strokes } from '#app/domain/strokes/stroke-file.ts'
import { gradeOfWriting, type Written } from '#app/domain/strokes/writing.ts'
import { charactersOf } from './characters-of.ts'
import { prefersNoMotion } from './stroke-writer.ts'
import { StrokesLoaded } from './strokes-loaded.tsx'
import { summaryOf, WriteCharacter } from './write-character.tsx'

type Props = {
	word: string
	/** Called when the last character has been on the screen for a moment. */
	onWritten: (written: { grade: Grade; summary: string }) => void
}

/** A word to write by heart: a grid for each of its characters in turn. */
export function WriteWord({ word, onWritten }: Props) {
	const characters = charactersOf([word])
	const [written, setWritten] = useState<readonly Written[]>([])
	const at = written.length
	const character = characters[at]
	if (character === undefined) return null

	function goOn(one: Written) {
		const all = [...written, one]
		if (all.length < characters.length) setWritten(all)
		else onWritten({ grade: gradeOfWriting(all), summary: summaryOf(all) })
	}

	return (
		<div className="grid w-full justify-items-center gap-2">
			{characters.length > 1 && (
				<p className="flex items-baseline gap-2 text-ink-quiet text-sm">
					Character {at + 1} of {characters.length}
					<span lang="zh-CN" className="text-2xl text-ink">
						{characters.slice(0, at).join('')}
					</span>
				</p>
			)}
			<StrokesLoaded key={at} character={character}>
				{(strokes) => (
					<WriteOne
						character={character}
						strokes={strokes}
						label={`Write character ${at + 1} of ${characters.length}`}
						onWritten={goOn}
					/>
				)}
			</StrokesLoaded>
		</div>
	)
}

/** The time in which one sees what one has written. */
const restMs = 700

type OneProps = {
	character: string
	strokes: Strokes
	label: string
	onWritten: (written: Written) => void
}

function WriteOne({ onWritten, ...rest }: OneProps) {
	const [written, setWritten] = useState<Written>()
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for what was written
	useEffect(() => {
		if (!written) return
		const timer = setTimeout(() => onWritten(written), prefersNoMotion() ? 0 : restMs)
		return () => clearTimeout(timer)
	}, [written])
	return <WriteCharacter {...rest} isTraced={false} onWritten={setWritten} />
}
