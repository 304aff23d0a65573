const Screen = () => <h1>dashboard</h1>
export default Screen
