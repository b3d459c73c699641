import { Link } from '@remix-run/react'
import { ChevronRight } from 'lucide-react'
import { counted } from '#app/domain/counted.ts'
import { Drawn } from '#app/features/display/drawn.tsx'
import { PinyinOfSentence, SentenceOfWord } from '#app/features/display/sentence-of-word.tsx'
import type { StudyCard } from '#app/features/flashcards/study-contract.ts'
import { Gloss } from '#app/ui/gloss.tsx'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'
import { isAutoplayOn } from './autoplay.ts'
import type { CardProps } from './card-props.ts'

/** A card's reading and its sound. */
export function CardHead({ card, pronunciation }: CardProps) {
	return (
		<div className="flex flex-wrap items-center justify-center gap-1">
			<p lang="zh-Latn-pinyin" className="mr-1 text-2xl text-ink-soft">
				<Drawn part="reading" {...card} />
			</p>
			{pronunciation(card, { isHidden: false, isSaidAtOnce: isAutoplayOn() })}
		</div>
	)
}

/** 的 has more meanings than a phone shows. */
const mostMeaningsAtOnce = 3

/** The first meanings of a card's word, and the others on demand. */
export function Meanings({ meanings }: Pick<StudyCard, 'meanings'>) {
	const first = meanings.slice(0, mostMeaningsAtOnce)
	const others = meanings.slice(mostMeaningsAtOnce)
	return (
		<div className="grid w-full justify-items-center gap-1">
			<MeaningList meanings={first} look={first.join('').length > 80 ? '' : 'text-lg'} />
			{others.length > 0 && (
				<details className="group">
					<summary className="mx-auto flex min-h-10 w-fit list-none items-center gap-1 rounded-control px-3 text-ink-soft text-sm hover:bg-sunken [&::-webkit-details-marker]:hidden">
						{counted(others.length, 'more meaning')}
						<ChevronRight aria-hidden size={16} className="group-open:rotate-90" />
					</summary>
					<MeaningList meanings={others} look="mt-1 text-left text-ink-soft" />
				</details>
			)}
		</div>
	)
}

function MeaningList({ meanings, look }: { meanings: string[]; look: string }) {
	return (
		<ul className={`wrap-anywhere grid gap-1 ${look}`}>
			{meanings.map((meaning) => (
				<li key={meaning}>
					<Gloss text={meaning} />
				</li>
			))}
		</ul>
	)
}

/** The fields of a session’s address, for forms before JavaScript has loaded. */
export function SessionFields({ session }: Pick<CardProps, 'session'>) {
	return (
		<>
			<input type="hidden" name="mode" value={session.mode} />
			<input type="hidden" name="cards" value={session.chosen} />
			{session.from && <input type="hidden" name="from" value={session.from} />}
		</>
	)
}

/** Those of an opened card. */
export function OpenedFields({ card, session }: Pick<CardProps, 'card' | 'session'>) {
	return (
		<>
			<SessionFields session={session} />
			<input type="hidden" name="card" value={card.id} />
		</>
	)
}

/** The sentence from which a word was saved, or else an example of its use. */
export function FoundIn({ card, sentenceSound }: Pick<CardProps, 'card' | 'sentenceSound'>) {
	const { word, sentence, foundIn, example, drawn } = card
	const zh = example?.zh ?? sentence
	if (!zh) return null
	return (
		<figure className="grid gap-1">
			<div className="flex flex-wrap items-center justify-center gap-1">
				<blockquote className="text-ink-soft text-lg">
					<SentenceOfWord word={word} zh={zh} at={example?.at} drawn={drawn} />
				</blockquote>
				{sentenceSound(card, zh)}
			</div>
			{(example?.pinyin || example?.en || foundIn) && (
				<figcaption className="grid gap-1 text-ink-quiet text-sm">
					{example?.pinyin && <PinyinOfSentence pinyin={example.pinyin} drawn={drawn} />}
					{example?.en && <span>{example.en}</span>}
					{foundIn && (
						<Link
							to={foundIn.path}
							className="inline-flex min-h-6 items-center gap-x-1 justify-self-center underline max-md:min-h-11"
						>
							{sentence === null ? 'Saved from' : 'From'} <WithHanzi text={foundIn.title} />
						</Link>
					)}
				</figcaption>
			)}
		</figure>
	)
}
