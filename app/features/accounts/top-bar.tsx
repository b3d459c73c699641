import { Link, NavLink } from '@remix-run/react'
import type { ReactNode } from 'react'
import { isEditor, type User } from '#app/domain/accounts/user.ts'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'
import { AccountMenu } from './account-menu.tsx'

type Props = {
	/** Null if nobody is signed in; undefined while loading. */
	user: User | null | undefined
	siteName: string
	isCompact: boolean
	/** Before the links of a signed-in person. */
	search?: ReactNode
}

const link =
	'rounded-control px-2.5 py-2 font-medium text-ink-soft hover:text-ink aria-[current=page]:text-ink aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8 max-[340px]:px-1 sm:px-3'

/** The bar above learners' pages; lower on reading pages, to leave room for the text. */
export function TopBar({ user, siteName, isCompact, search }: Props) {
	return (
		<header className="relative border-line border-b bg-paper">
			<a
				href="#content"
				className="-translate-y-20 absolute top-1 left-2 z-20 rounded-control bg-raised px-3 py-2 focus:translate-y-0"
			>
				Skip to content
			</a>
			<nav
				aria-label="Main"
				className={`page flex items-center gap-1 ${isCompact ? 'min-h-12' : 'min-h-16'}`}
			>
				<Link to="/" className="mr-auto flex min-h-11 items-center gap-2 font-semibold">
					<img src="/favicon.svg" alt="" width={isCompact ? 24 : 28} height={isCompact ? 24 : 28} />
					<span className={user ? 'max-sm:sr-only' : ''}>
						<WithHanzi text={siteName} />
					</span>
				</Link>
				{user === undefined && <Skeleton className="h-9 w-24" />}
				{user === null && (
					<NavLink to="/login" className={link}>
						Login
					</NavLink>
				)}
				{user && (
					<>
						{/* An editor's links fill the bar of a phone. */}
						<div className={isEditor(user) ? 'contents max-sm:hidden' : 'contents'}>{search}</div>
						<NavLink to="/courses" className={link}>
							Courses
						</NavLink>
						{isEditor(user) && (
							<>
								<NavLink to="/flashcards" className={link}>
									Flashcards
								</NavLink>
								<NavLink to="/admin" className={link}>
									Admin
								</NavLink>
							</>
						)}
						<AccountMenu user={user} />
					</>
				)}
			</nav>
		</header>
	)
}
