export default function Landing() {
	return <h1>Hanlu 汉路</h1>
}
