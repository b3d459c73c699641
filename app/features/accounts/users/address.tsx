/** Breaks a long address before its domain. */
export function Address({ email }: { email: string }) {
	const [name, domain] = email.split('@')
	if (domain === undefined) return email || '-'
	return (
		<span>
			{name}
			<wbr />@{domain}
		</span>
	)
}
