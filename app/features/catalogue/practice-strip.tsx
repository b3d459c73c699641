import { ChartColumn, Layers, Newspaper } from 'lucide-react'
import { Chip } from '#app/ui/chip.tsx'

const places = [
	{ name: 'Flashcards', text: 'Words you met, before you forget them', Icon: Layers },
	{ name: 'Articles', text: 'Short reads about life in Chinese', Icon: Newspaper },
	{ name: 'Text Analyzer', text: 'Your own text, word by word', Icon: ChartColumn },
] as const

/** Ways to practise outside the courses; announced until they open. */
export function PracticeStrip() {
	return (
		<section aria-labelledby="practice" className="grid gap-3">
			<h2 id="practice" className="font-semibold text-lg">
				Practice
			</h2>
			<ul className="grid gap-3 md:grid-cols-3">
				{places.map(({ name, text, Icon }) => (
					<li key={name} className="card flex items-center gap-3 p-4">
						<Icon aria-hidden size={22} className="shrink-0 text-ink-quiet" />
						<p className="min-w-0">
							<span className="block font-medium">{name}</span>
							<span className="block text-ink-quiet text-sm">{text}</span>
						</p>
						<span className="ml-auto shrink-0">
							<Chip tone="amber">Coming</Chip>
						</span>
					</li>
				))}
			</ul>
		</section>
	)
}
