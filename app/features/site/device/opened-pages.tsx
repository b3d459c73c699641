import { ChevronDown } from 'lucide-react'
import { counted } from '#app/domain/counted.ts'
import { megabytes } from '#app/domain/megabytes.ts'
import type { OpenedPage } from '#app/features/offline/kept-store.ts'
import { Button } from '#app/ui/button.tsx'

type Props = { pages: readonly OpenedPage[]; remove: (url: string) => void }

/** The newest pages that were opened. They are kept by themselves, and give way to newer ones. */
export function OpenedPages({ pages, remove }: Props) {
	const bytes = pages.reduce((all, page) => all + page.bytes, 0)
	return (
		<details className="card group/opened">
			<summary className="flex min-h-11 list-none flex-wrap items-center gap-x-3 px-5 py-4 sm:px-6 [&::-webkit-details-marker]:hidden">
				<h2 className="font-display text-2xl">Opened lately</h2>
				<span className="text-ink-quiet text-sm tabular-nums">
					{counted(pages.length, 'page')} · {megabytes(bytes)} MB
				</span>
				<ChevronDown
					aria-hidden
					size={18}
					className="ml-auto text-ink-quiet group-open/opened:rotate-180"
				/>
			</summary>
			<div className="border-line border-t">
				<p className="px-5 py-3 text-ink-soft text-sm sm:px-6">
					The 60 newest lessons, articles, decks and lists that you opened, without their audio.
				</p>
				<ul className="divide-y divide-line">
					{pages.map(({ url, title, openedAt }) => {
						const name = nameOf(title)
						const { pathname, search } = new URL(url)
						return (
							<li
								key={url}
								className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-2 sm:px-6"
							>
								<p className="min-w-0">
									<a href={pathname + search} className="hover:underline">
										{name}
									</a>
									{openedAt > 0 && (
										<span className="text-ink-quiet text-sm"> · {day.format(openedAt)}</span>
									)}
								</p>
								<Button
									type="button"
									look="quiet"
									className="text-sm"
									onClick={() => remove(url)}
									aria-label={`Remove ${name}`}
								>
									Remove
								</Button>
							</li>
						)
					})}
				</ul>
			</div>
		</details>
	)
}

/** "Hello! – Hanlu 汉路" is the page "Hello!". */
function nameOf(title: string): string {
	return title.replace(/ [–|-] [^–|-]*$/, '')
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })
