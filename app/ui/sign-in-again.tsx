/** A link to sign in again, in another tab: this one holds what was typed. */
export function SignInAgain({ path }: { path: string | undefined }) {
	if (!path) return null
	return (
		<>
			{' '}
			<a href={path} target="_blank" rel="noreferrer" className="font-medium underline">
				Sign in
			</a>
		</>
	)
}
