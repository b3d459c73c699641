import { charactersOf } from './characters-of.ts'
import { PartsOfCharacter } from './parts-of-character.tsx'
import { StrokeList } from './stroke-list.tsx'
import { StrokesCredit } from './strokes-credit.tsx'
import { StrokesLoaded } from './strokes-loaded.tsx'

/** The strokes of all characters of a word by name, when they are opened. */
export function StrokesOfWord({ word }: { word: string }) {
	return (
		<details className="w-full">
			<summary className="mx-auto min-h-10 w-fit cursor-pointer py-2 text-ink-soft text-sm underline">
				Its strokes
			</summary>
			<div className="grid gap-4 pt-2 text-left">
				{charactersOf([word]).map((character) => (
					<section key={character} className="grid gap-2">
						<h3 lang="zh-CN" className="text-2xl">
							{character}
						</h3>
						<PartsOfCharacter character={character} />
						<StrokesLoaded character={character}>
							{(strokes) => <StrokeList strokes={strokes} />}
						</StrokesLoaded>
					</section>
				))}
				<StrokesCredit />
			</div>
		</details>
	)
}
