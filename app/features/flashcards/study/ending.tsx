import { Link } from '@remix-run/react'
import { ArrowLeft, BookOpen, Layers, Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import type { DayFigures } from '#app/domain/flashcards/day-figures.ts'
import { sayBackTo } from '#app/domain/progress/text-origin.ts'
import { dictionaryPath } from '#app/domain/vocabulary/dictionary-path.ts'
import { Drawn } from '#app/features/display/drawn.tsx'
import type { SessionEnd } from '#app/features/flashcards/study-contract.ts'
import { studyPath } from '#app/features/flashcards/study-path.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { Way } from '#app/ui/way.tsx'
import { nextLessonPath, useNextLesson } from './next-lesson.ts'

type EndingProps = {
	sign: string
	heading: string
	text?: string
	end: SessionEnd | null
	from: string | null
	/** Whether the first way on is a button among the children. */
	hasButton?: boolean
	children?: ReactNode
}

/** The end of a session, of which the last part says where to go on. */
export function Ending(props: EndingProps) {
	const { sign, heading, text, end, from, hasButton = false, children } = props
	return (
		<section className="grid flex-1 animate-[fade_200ms] content-center justify-items-center gap-4 py-6 text-center">
			<p aria-hidden lang="zh-CN" className="font-display text-6xl text-jade">
				{sign}
			</p>
			<h2 tabIndex={-1} data-focus="" className="font-semibold text-2xl outline-none">
				{heading}
			</h2>
			{text && <p className="max-w-prose text-ink-soft">{text}</p>}
			{end?.figures && <Figures {...end.figures} />}
			{end && <Words title="Set aside, as you forgot them too often" words={end.leeches} />}
			{end?.nextDue && <p className="text-ink-soft">{end.nextDue}</p>}
			{children}
			<WaysOn nextDeck={end?.nextDeck ?? null} from={from} hasFirst={hasButton} />
			<Link to="/flashcards" className={buttonClass('secondary')}>
				Back to Decks
			</Link>
		</section>
	)
}

/** Today in this deck. */
function Figures({ cards, rightAtFirst, fresh, minutes, hardWords }: DayFigures) {
	const figures = [
		['Reviewed', cards],
		['Right at first', rightAtFirst],
		['New', fresh],
		[minutes === 1 ? 'Minute' : 'Minutes', minutes],
	] as const
	return (
		<>
			<section aria-label="Today in this deck" className="w-full max-w-md">
				<dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
					{figures.map(([name, count]) => (
						<div key={name} className="card flex flex-col-reverse gap-1 px-3 py-2">
							<dt className="text-ink-quiet text-sm">{name}</dt>
							<dd className="font-semibold text-2xl tabular-nums">{count.toLocaleString('en')}</dd>
						</div>
					))}
				</dl>
			</section>
			<Words title="Forgotten more than once" words={hardWords} />
		</>
	)
}

type WordsProps = { title: string; words: SessionEnd['leeches'] }

/** Words that need another look, each with the way to its page. */
function Words({ title, words }: WordsProps) {
	if (words.length === 0) return null
	return (
		<div className="grid gap-1">
			<h3 className="text-ink-quiet text-sm">{title}</h3>
			<ul className="flex flex-wrap justify-center gap-x-4">
				{words.map((word) => (
					<li key={word.cardId}>
						<Link
							to={dictionaryPath(word.word)}
							className="inline-flex min-h-10 items-center gap-1.5 underline"
						>
							<span lang="zh-CN" className="text-lg">
								<Drawn part="hanzi" {...word} />
							</span>
							<span lang="zh-Latn-pinyin" className="text-sm">
								<Drawn part="reading" {...word} />
							</span>
						</Link>
					</li>
				))}
			</ul>
		</div>
	)
}

type WaysOnProps = Pick<SessionEnd, 'nextDeck'> & { from: string | null; hasFirst: boolean }

/** Who came from a text goes back to it first. */
function WaysOn({ nextDeck, from, hasFirst }: WaysOnProps) {
	const lesson = useNextLesson()
	const back = from === null ? undefined : sayBackTo(from)
	return (
		<ul className="grid w-full max-w-md gap-3 text-left">
			{from && back && (
				<li className="grid">
					<Way
						to={from}
						Icon={ArrowLeft}
						name="Back to your reading"
						title={{ en: back }}
						note="Continue where you stopped"
						isFirst={!hasFirst}
					/>
				</li>
			)}
			{nextDeck && (
				<li className="grid">
					<Way
						to={studyPath({ slug: nextDeck.slug, from })}
						Icon={Layers}
						name="Next deck"
						title={{ en: nextDeck.name }}
						note={`${nextDeck.due.toLocaleString('en')} due`}
						isFirst={!hasFirst && !back}
					/>
				</li>
			)}
			<li className="grid">
				<Way
					to={lesson?.to ?? nextLessonPath}
					Icon={Sparkles}
					name="New for you"
					title={lesson?.title ?? { en: 'A lesson to read' }}
					note={lesson?.note ?? 'The one that fits you next'}
					isFirst={!hasFirst && !nextDeck && !back}
				/>
			</li>
			<li className="grid">
				<Way
					to="/courses"
					Icon={BookOpen}
					name="Courses"
					title={{ en: 'All courses' }}
					note="And what there is to do today"
					isFirst={false}
				/>
			</li>
		</ul>
	)
}
