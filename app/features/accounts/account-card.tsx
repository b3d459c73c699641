import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'

type Props = { title: string; intro?: string; children: ReactNode }

/** The card that the screens for signing in and applying share. */
export function AccountCard({ title, intro, children }: Props) {
	return (
		<main className="page grid flex-1 content-center justify-items-center py-8 sm:py-12">
			<div className="grid w-full min-w-0 max-w-form gap-6">
				<Link to="/" className="justify-self-center rounded-control p-1">
					<img src="/favicon.svg" alt="Home" width={44} height={44} />
				</Link>
				<section className="card wrap-anywhere grid gap-6 p-6 sm:p-8">
					<div className="grid gap-2 text-center">
						<h1 className="font-display text-3xl leading-tight">{title}</h1>
						{intro && <p className="text-ink-soft">{intro}</p>}
					</div>
					{children}
				</section>
			</div>
		</main>
	)
}
