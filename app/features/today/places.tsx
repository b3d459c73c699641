import { Link } from '@remix-run/react'
import {
	BookMarked,
	ChartColumn,
	Ear,
	Layers,
	type LucideIcon,
	Newspaper,
	NotebookText,
} from 'lucide-react'
import { counted } from '#app/domain/counted.ts'
import { sayCardsBriefly } from '#app/domain/today/cards-today.ts'
import type { Today } from './courses-page.server.ts'

/** The rooms beside the courses, each with what is in it for the person. */
export function Places({ cards, places }: Pick<Today, 'cards' | 'places'>) {
	const { words, texts, articles, rightArticles } = places
	return (
		<section aria-labelledby="practice" className="grid gap-3">
			<h2 id="practice" className="font-semibold text-lg">
				Practice
			</h2>
			<ul className="grid grid-cols-3 gap-2 md:gap-3 xl:grid-cols-6">
				<Place name="Flashcards" to="/flashcards" Icon={Layers}>
					{sayCardsBriefly(cards)}
				</Place>
				<Place name="My Words" to="/words" Icon={BookMarked}>
					{words}
				</Place>
				<Place name="My Texts" to="/texts" Icon={NotebookText}>
					{texts > 0 ? counted(texts, 'text') : 'None yet'}
				</Place>
				<Place name="Articles" to="/articles" Icon={Newspaper}>
					{rightArticles > 0 ? `${rightArticles} right for you` : counted(articles, 'article')}
				</Place>
				<Place name="Sounds" to="/sounds" Icon={Ear}>
					Tones by ear
				</Place>
				<Place name="Text Analyzer" to="/tools/analyzer" Icon={ChartColumn}>
					Any text
				</Place>
			</ul>
		</section>
	)
}

type PlaceProps = { name: string; to: string; Icon: LucideIcon; children: string }

function Place({ name, to, Icon, children }: PlaceProps) {
	return (
		<li className="grid">
			<Link
				to={to}
				prefetch="intent"
				className="card flex min-w-0 flex-col items-center gap-1 px-1 py-2.5 text-center hover:border-edge md:flex-row md:gap-3 md:px-3 md:text-left"
			>
				<Icon aria-hidden size={20} className="shrink-0 text-ink-quiet" />
				<span className="min-w-0">
					<span className="block font-medium leading-snug max-md:text-sm">{name}</span>{' '}
					<span className="block text-ink-quiet text-xs leading-snug tabular-nums md:text-sm">
						{children}
					</span>
				</span>
			</Link>
		</li>
	)
}
