import { Link } from '@remix-run/react'
import { ChartColumn, Ear, Layers, Newspaper } from 'lucide-react'

const places = [
	{
		name: 'Flashcards',
		text: 'Words you met, before you forget them',
		Icon: Layers,
		to: '/flashcards',
	},
	{ name: 'Articles', text: 'Short reads about life in Chinese', Icon: Newspaper, to: '/articles' },
	{
		name: 'Text Analyzer',
		text: 'Your own text, word by word',
		Icon: ChartColumn,
		to: '/tools/analyzer',
	},
	{ name: 'Sounds', text: 'Tones and sounds, told apart by ear', Icon: Ear, to: '/sounds' },
] as const

/** Ways to practise outside the courses. */
export function PracticeStrip() {
	return (
		<section aria-labelledby="practice" className="grid gap-3">
			<h2 id="practice" className="font-semibold text-lg">
				Practice
			</h2>
			<ul className="grid grid-cols-2 lg:grid-cols-4 gap-3">
				{places.map((place) => (
					<li key={place.name} className="grid">
						<Link to={place.to} prefetch="intent" className={card}>
							<Place {...place} />
						</Link>
					</li>
				))}
			</ul>
		</section>
	)
}

const card =
	'card flex flex-col items-center hover:border-edge gap-2 p-3 text-center md:flex-row md:gap-3 md:p-4 md:text-left'

function Place({ name, text, Icon }: Pick<(typeof places)[number], 'name' | 'text' | 'Icon'>) {
	return (
		<>
			<Icon aria-hidden size={22} className="shrink-0 text-ink-quiet" />
			<span className="min-w-0">
				<span className="block font-medium text-sm md:text-base">{name}</span>
				<span className="block text-ink-quiet text-sm max-md:hidden">{text}</span>
			</span>
		</>
	)
}
