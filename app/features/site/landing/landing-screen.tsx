import { Link } from '@remix-run/react'
import { Star } from 'lucide-react'
import { buttonClass } from '#app/ui/button.tsx'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'
import { closing, features, hero, statistics, testimonials } from './copy.ts'

export function LandingScreen() {
	return (
		<main className="flex-1">
			<Hero />
			<Features />
			<Statistics />
			<Testimonials />
			<Closing />
		</main>
	)
}

function Hero() {
	return (
		<section className="page grid items-center gap-12 py-12 md:py-20 lg:grid-cols-[1.1fr_1fr]">
			<div className="grid gap-6">
				<h1 className="max-w-[16ch] font-display text-4xl leading-tight md:text-6xl">
					{hero.title}
				</h1>
				<p className="max-w-[52ch] text-ink-soft text-lg">{hero.text}</p>
				<div className="flex flex-wrap gap-3">
					<Link to="/register" className={buttonClass('primary', 'px-6')}>
						{hero.start}
					</Link>
					<Link to="/login" className={buttonClass('secondary', 'px-6')}>
						{hero.signIn}
					</Link>
				</div>
				<div className="grid gap-1 text-ink-quiet text-sm">
					<p>{hero.promise}</p>
					<p>{hero.howItStarts}</p>
				</div>
			</div>
			<Sample />
		</section>
	)
}

/** A sample line as a lesson shows it: 千里之行，始于足下。 */
const sample = [
	['千里', 'qiānlǐ', 'text-mastered decoration-dotted'],
	['之', 'zhī', 'text-advanced decoration-dashed'],
	['行', 'xíng', 'text-learning decoration-solid'],
	['，'],
	['始于', 'shǐyú', 'text-advanced decoration-dashed'],
	['足下', 'zúxià', 'text-learning decoration-solid'],
	['。'],
] as const

function Sample() {
	return (
		<figure className="card grid gap-4 p-6 md:p-10">
			<p lang="zh-CN" className="text-3xl leading-[2.4] sm:text-4xl sm:leading-[2.4]">
				{sample.map(([word, pinyin, look]) =>
					pinyin ? (
						<ruby
							key={word}
							className={`underline decoration-2 underline-offset-8 ${look} mr-[0.12em]`}
						>
							{word}
							<rt lang="zh-Latn-pinyin" className="select-none text-[0.42em] text-ink-quiet">
								{pinyin}
							</rt>
						</ruby>
					) : (
						word
					),
				)}
			</p>
			<figcaption className="text-ink-soft">
				A journey of a thousand miles begins with a single step.
			</figcaption>
		</figure>
	)
}

function Features() {
	return (
		<section aria-label="What you get" className="border-line border-y bg-sunken">
			<ul className="page grid gap-4 py-12 md:grid-cols-3">
				{features.map(({ hanzi, title, text }) => (
					<li key={title} className="card grid content-start gap-3 p-6">
						<span
							aria-hidden
							lang="zh-CN"
							className="grid size-12 place-items-center rounded-control bg-cinnabar-tint font-display text-2xl text-cinnabar-deep"
						>
							{hanzi}
						</span>
						<h2 className="font-semibold text-lg">{title}</h2>
						<p className="text-ink-soft">
							<WithHanzi text={text} />
						</p>
					</li>
				))}
			</ul>
		</section>
	)
}

function Statistics() {
	return (
		<section aria-label="In numbers" className="page py-12">
			<dl className="grid grid-cols-2 gap-6 text-center md:grid-cols-4">
				{statistics.map(({ value, label }) => (
					<div key={label} className="flex flex-col-reverse gap-1">
						<dt className="text-ink-quiet text-sm">{label}</dt>
						<dd className="font-display text-4xl">{value}</dd>
					</div>
				))}
			</dl>
		</section>
	)
}

function Testimonials() {
	return (
		<section aria-label="What learners say" className="page pb-12">
			<ul className="grid gap-4 md:grid-cols-3">
				{testimonials.map(({ author, text }) => (
					<li key={author}>
						<figure className="card flex h-full flex-col gap-4 p-6">
							<p role="img" aria-label="5 of 5 stars" className="flex gap-0.5 text-amber">
								{[1, 2, 3, 4, 5].map((star) => (
									<Star key={star} size={16} fill="currentColor" aria-hidden />
								))}
							</p>
							<blockquote className="text-ink-soft">“{text}”</blockquote>
							<figcaption className="mt-auto font-medium">{author}</figcaption>
						</figure>
					</li>
				))}
			</ul>
		</section>
	)
}

function Closing() {
	return (
		<section className="border-line border-t bg-sunken">
			<div className="page grid justify-items-center gap-6 py-16 text-center">
				<h2 className="max-w-[24ch] font-display text-3xl">{closing.title}</h2>
				<Link to="/register" className={buttonClass('primary', 'px-6')}>
					{closing.start}
				</Link>
				<p className="text-ink-quiet text-sm">{hero.promise}</p>
			</div>
		</section>
	)
}
