import { useEffect, useState } from 'react'

/** Whether this browser can make and use passkeys; false until the page's script runs. */
export function usePasskeys(): boolean {
	const [isAble, setIsAble] = useState(false)
	useEffect(() => {
		setIsAble(
			'PublicKeyCredential' in window &&
				'parseRequestOptionsFromJSON' in PublicKeyCredential &&
				'parseCreationOptionsFromJSON' in PublicKeyCredential,
		)
	}, [])
	return isAble
}
