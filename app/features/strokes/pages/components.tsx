/** The parts of characters: /components. */
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { json } from '@remix-run/cloudflare'
import { Link } from '@remix-run/react'
import { type Component, components } from '#app/domain/strokes/components.ts'
import { dictionaryPath } from '#app/domain/vocabulary/dictionary-path.ts'
import { FailedScreen } from '#app/http/failed-screen.tsx'
import { requireUser } from '#app/http/guards.server.ts'
import { Chip } from '#app/ui/chip.tsx'
import { pageTitle } from '#app/ui/page-title.ts'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'

export const meta: MetaFunction = ({ matches }) => [
	{ title: pageTitle('Parts of characters', matches) },
]

export async function loader({ context }: LoaderFunctionArgs) {
	await requireUser(context)
	return json(null)
}

const meaningful = components.filter(({ gives }) => gives !== 'sounds')
const sounding = components.filter(({ gives }) => gives === 'sounds')

export default function Components() {
	return (
		<main className="page grid max-w-4xl flex-1 content-start gap-6 py-6">
			<header className="grid gap-2">
				<h1 className="font-display text-3xl">Parts of characters</h1>
				<p className="max-w-prose text-ink-soft">
					Most characters have a part that hints at their meaning and a part that hints at their
					sound. These {components.length} stand in most characters of HSK 1 to 3.
				</p>
			</header>
			<Group id="meaning" title="Parts that mean something" parts={meaningful} />
			<Group id="sound" title="Parts that lend their sound" parts={sounding} />
		</main>
	)
}

function Group({ id, title, parts }: { id: string; title: string; parts: readonly Component[] }) {
	return (
		<section aria-labelledby={id} className="grid gap-3">
			<h2 id={id} className="font-semibold text-xl">
				{title}
			</h2>
			<ul className="grid gap-2 sm:grid-cols-2">
				{parts.map((part) => (
					<li
						key={`${part.form} ${part.name}`}
						className="card grid grid-cols-[4rem_1fr] grid-rows-[auto_auto_1fr] gap-x-3 p-4"
					>
						<p className="row-span-3 text-center">
							<span lang="zh-CN" className="block text-4xl">
								{part.form}
							</span>
							{part.full && (
								<span lang="zh-CN" className="block text-ink-quiet">
									{part.full}
								</span>
							)}
						</p>
						<h3 className="flex flex-wrap items-baseline gap-x-2">
							<span className="font-semibold">
								<WithHanzi text={part.gives === 'sounds' ? part.pinyin : part.meaning} />
							</span>
							<span className="text-ink-quiet text-sm">
								<span lang="zh-CN">{part.name}</span>
								{part.gives !== 'sounds' && ` ${part.pinyin}`}
							</span>
							{part.gives === 'both' && <Chip>Also a sound</Chip>}
						</h3>
						<p className="wrap-anywhere text-ink-soft">
							<WithHanzi text={part.text} />
						</p>
						<ul aria-label="Characters with it" className="-mx-1 flex flex-wrap">
							{[...part.examples].map((hanzi) => (
								<li key={hanzi}>
									<Link
										to={dictionaryPath(hanzi)}
										lang="zh-CN"
										className="grid size-11 place-items-center rounded-control text-2xl hover:bg-sunken"
									>
										{hanzi}
									</Link>
								</li>
							))}
						</ul>
					</li>
				))}
			</ul>
		</section>
	)
}

export function ErrorBoundary() {
	return <FailedScreen fallback="page.failed" />
}
