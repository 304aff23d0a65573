const Screen = () => <h1>login</h1>
export default Screen
