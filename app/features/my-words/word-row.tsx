import { Link } from '@remix-run/react'
import { dictionaryPath } from '#app/domain/vocabulary/dictionary-path.ts'
import { Drawn } from '#app/features/display/drawn.tsx'
import { SentenceOfWord } from '#app/features/display/sentence-of-word.tsx'
import { StandingChip } from '#app/features/known-words/standing-chip.tsx'
import { PronunciationButton } from '#app/features/speech/pronunciation-button.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { Gloss } from '#app/ui/gloss.tsx'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'
import type { MyWord } from './list-my-words.server.ts'
import { sourceNames } from './names.ts'

/** A word of the list, with its checkbox, its sentence and the way back to its text. */
export function WordRow({ word: entry, isByDue }: { word: MyWord; isByDue: boolean }) {
	const { id, word, pinyin, meaning, standing, level, due, date } = entry
	return (
		<li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 py-3 md:grid-cols-[auto_minmax(0,13rem)_minmax(0,1fr)_13rem] md:gap-x-4">
			<label className="-ml-2 grid size-11 place-items-center">
				<input
					type="checkbox"
					name={`word-${id}`}
					aria-label={`Select ${word}`}
					className="size-5"
				/>
			</label>
			<div className="flex min-w-0 flex-wrap items-center gap-x-2 self-start">
				<Link
					to={dictionaryPath(word)}
					lang="zh-CN"
					className="wrap-anywhere flex min-h-11 items-center text-2xl hover:underline"
				>
					<Drawn part="hanzi" {...entry} />
				</Link>
				<span lang="zh-Latn-pinyin" className="wrap-anywhere text-ink-soft">
					<Drawn part="reading" {...entry} />
				</span>
				<span className="[@media(scripting:none)]:hidden">
					<PronunciationButton word={word} pinyin={pinyin} />
				</span>
			</div>
			<div className="wrap-anywhere col-start-2 grid content-start gap-1 md:col-start-auto md:pt-2.5">
				<p className="line-clamp-2">
					<Gloss text={meaning} />
				</p>
				<FoundIn word={entry} />
			</div>
			<div className="col-start-2 flex flex-wrap items-center gap-x-2 gap-y-1 pt-2 md:col-start-auto md:flex-col md:items-end md:pt-2.5">
				<span className="flex flex-wrap gap-1 whitespace-nowrap md:justify-end">
					<StandingChip standing={standing} />
					{level && (
						<Chip>
							<WithHanzi text={level} />
						</Chip>
					)}
				</span>
				<span className="text-ink-quiet text-sm md:text-right">
					{sourcesOf(entry)} · <span className="whitespace-nowrap">{(isByDue && due) || date}</span>
				</span>
			</div>
		</li>
	)
}

/** "Marked, saved" of a word that is both. */
function sourcesOf({ isMarked, isSaved, isStudied }: MyWord): string {
	const names = [
		isMarked && sourceNames.marked,
		isSaved && sourceNames.saved,
		isStudied && sourceNames.studied,
	].filter((name) => name !== false)
	return names.map((name, index) => (index === 0 ? name : name.toLowerCase())).join(', ')
}

function FoundIn({ word: { word, sentence, drawn, foundIn } }: { word: MyWord }) {
	if (!sentence) return null
	return (
		<figure className="grid gap-0.5">
			<blockquote className="text-ink-soft text-lg">
				<SentenceOfWord zh={sentence} word={word} drawn={drawn} />
			</blockquote>
			{foundIn && (
				<figcaption className="text-sm">
					<Link
						to={foundIn.path}
						className="inline-flex min-h-6 items-center text-ink-quiet underline hover:text-ink"
					>
						<WithHanzi text={foundIn.title} />
					</Link>
				</figcaption>
			)}
		</figure>
	)
}
